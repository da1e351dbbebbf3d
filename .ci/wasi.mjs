// Runs a program for wasm32-wasip1, which sees the folder it is started in and nothing else: node wasi.mjs PROGRAM ARGUMENTS
import { readFileSync } from 'node:fs';
import { WASI } from 'node:wasi';

const [program, ...args] = process.argv.slice(2);
const wasi = new WASI({ version: 'preview1', args: [program, ...args], env: process.env, preopens: { '.': '.' } });
const module = await WebAssembly.compile(readFileSync(program));
process.exitCode = wasi.start(await WebAssembly.instantiate(module, wasi.getImportObject()));
