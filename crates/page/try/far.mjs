// A relay on this machine, and a program that hosts a table through it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const RELAY = process.env.SNUFFEL_RELAY ?? 'target/debug/examples/relay';
const PROGRAM = process.env.SNUFFEL_BIN ?? 'target/debug/snuffel';

// Calls `test` with the address of a relay, which ends with it.
export async function withRelay(test) {
  const relay = spawn(RELAY, { stdio: ['pipe', 'pipe', 'inherit'] });
  try {
    const [url] = await once(createInterface(relay.stdout), 'line');
    await test(url);
  } finally {
    relay.kill();
  }
}

// A program that hosts a table in English.
export class Table {
  #program;
  #folder;
  #lines = [];
  #look = new Set();

  // Opens a table with these words behind `host`, and waits until it is there.
  static async open(words) {
    const table = new this();
    table.#folder = await mkdtemp(join(tmpdir(), 'snuffel-'));
    const env = { HOME: table.#folder, XDG_CONFIG_HOME: table.#folder, XDG_DATA_HOME: table.#folder };
    table.#program = spawn(PROGRAM, ['--data', table.#folder, '--lang', 'en', 'host', ...words], { env, stdio: ['pipe', 'pipe', 'inherit'] });
    createInterface(table.#program.stdout).on('line', (line) => {
      table.#lines.push(line.replace(/^> /, ''));
      for (const look of table.#look) look();
    });
    await table.hears(/free\.|Waiting/);
    return table;
  }

  // The first line of its output that matches, once there is one.
  hears(text) {
    return new Promise((resolve) => {
      const look = () => {
        const line = this.#lines.find((line) => text.test(line));
        if (line === undefined) return;
        this.#look.delete(look);
        resolve(line);
      };
      this.#look.add(look);
      look();
    });
  }

  types(line) {
    this.#program.stdin.write(`${line}\n`);
  }

  async close() {
    this.#program.kill();
    await once(this.#program, 'exit');
    await rm(this.#folder, { recursive: true });
  }
}
