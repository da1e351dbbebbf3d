// The storage of the browser: files by their keys, each with its bytes and the time at which it was touched.

const NAME = 'snuffel';
const FILES = 'files';

function done(request) {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

export class Storage {
  #base;

  // Opens the storage. Where the browser has none, nothing is read, and each change is refused.
  static async open() {
    const storage = new Storage();
    await storage.#open().catch(() => {});
    return storage;
  }

  async #open() {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(FILES);
    this.#base = await done(request);
    // Whoever clears away what the browser has kept closes it.
    this.#base.onclose = () => (this.#base = undefined);
  }

  // All files: arrays of key, bytes and milliseconds.
  async all() {
    if (!this.#base) return [];
    const files = this.#base.transaction(FILES).objectStore(FILES);
    const [keys, values] = await Promise.all([done(files.getAllKeys()), done(files.getAll())]);
    return keys.map((key, place) => [key, values[place].bytes, values[place].touched]);
  }

  // Keeps all changes or none; a key without bytes is deleted. It ends when the browser has them. Where the storage was lost, `all`
  // gives the changes that bring everything back.
  async change(changes, all) {
    if (!this.#base) {
      await this.#open();
      changes = all();
    }
    const transaction = this.#base.transaction(FILES, 'readwrite', { durability: 'strict' });
    const files = transaction.objectStore(FILES);
    for (const [key, bytes, touched] of changes) {
      if (bytes) files.put({ bytes, touched }, key);
      else files.delete(key);
    }
    await new Promise((resolve, reject) => {
      transaction.oncomplete = resolve;
      transaction.onabort = () => reject(transaction.error);
    });
  }
}
