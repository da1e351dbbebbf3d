// The voice of the browser.

// The names and the languages of all voices, one behind the other.
export function voices() {
  return (globalThis.speechSynthesis?.getVoices() ?? []).flatMap(({ name, lang }) => [name, lang]);
}

// Calls `changed` when there are others: some browsers find them late.
export function onVoices(changed) {
  globalThis.speechSynthesis?.addEventListener('voiceschanged', changed);
}

// Speaks a line after those before it. The dials are rate, pitch and volume, from -100 to 100, or null as the browser has it.
export function speak({ line, tag, voice, dials: [rate, pitch, volume] }) {
  const spoken = new SpeechSynthesisUtterance(line);
  spoken.lang = tag;
  spoken.voice = speechSynthesis.getVoices().find(({ name }) => name === voice) ?? null;
  if (rate !== null) spoken.rate = 3 ** (rate / 100);
  if (pitch !== null) spoken.pitch = 1 + pitch / 100;
  if (volume !== null) spoken.volume = (volume + 100) / 200;
  speechSynthesis.speak(spoken);
}

export function hush() {
  globalThis.speechSynthesis?.cancel();
}
