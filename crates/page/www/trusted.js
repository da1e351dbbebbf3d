// The one place that makes addresses of scripts, for browsers that want to know it.
const policy = globalThis.trustedTypes?.createPolicy('snuffel', {
  createScriptURL: (name) => new URL(name, import.meta.url).href,
});

// The address of one of the scripts beside this one.
export function trusted(name) {
  if (!['worker.js', 'mind.js', 'net.js', 'service.js'].includes(name)) throw new TypeError(name);
  return policy ? policy.createScriptURL(name) : new URL(name, import.meta.url);
}
