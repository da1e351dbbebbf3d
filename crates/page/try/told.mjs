// What the program tells at a terminal, to be compared with what the page tells.
import { spawn } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';

const program = process.env.SNUFFEL_TOLD ?? 'target/debug/examples/told';

// What the program answers when these lines are typed into its lobby: for each line that it asks for, the lines that it told before
// and the prompt.
export async function told(typed, { lang, seed }) {
  const child = spawn(program, [lang, String(seed)], { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.end(typed.map((line) => `${line}\n`).join(''));
  let text = '';
  child.stdout.setEncoding('utf8').on('data', (part) => (text += part));
  await new Promise((resolve) => child.on('close', resolve));
  return text.split('\n').filter(Boolean).map((line) => JSON.parse(line));
}

// What tells that something takes long, in all languages: whether it does hangs on the machine.
const thinking = ['de', 'en', 'nl'].flatMap((lang) => {
  const texts = [...readFileSync(`locales/${lang}/common.ftl`, 'utf8').matchAll(/^thinking(?:-\w+)? = (.*)$/gm)];
  return texts.map(([, text]) => new RegExp(`^${text.replace(/\{.*?\}/, '.+')}$`));
});

// The same answer without what hangs on the machine.
export const calm = ({ lines, prompt }) => ({ lines: lines.filter((line) => !thinking.some((text) => text.test(line))), prompt });

// What is typed in a case of the transcripts, as lines for the lobby: settings first, then the game, then all the rest.
export function typedOf(game, text) {
  const lines = text.split('\n').filter((line) => !line.startsWith('#'));
  const options = lines.find((line) => line.startsWith('! '))?.slice(2).split(/ (?=--)/) ?? [];
  const typed = lines.filter((line) => !line.startsWith('! '));
  if (typed.at(-1) === '') typed.pop();
  const settings = [];
  const words = [];
  let seed = 1;
  for (const option of options) {
    const [name, ...rest] = option.replace('--', '').split(' ');
    const value = rest.join(' ');
    if (name === 'seed') seed = Number(value);
    else if (name === 'seats') words.push(...value.split(','));
    else if (['braille', 'level', 'spell', 'tutor', 'pace', 'width', 'tell'].includes(name)) settings.push(`${name} ${value || 'on'}`);
    else words.push(name, ...rest);
  }
  return { seed, typed: [...settings, `play ${game} ${words.join(' ')}`, ...typed] };
}

// All cases of the transcripts, each with its game, its name and what is typed.
export function cases() {
  const games = ['sniff', 'domino', 'schnuff', 'scout', 'spion'];
  const names = (game) => readdirSync(`transcripts/${game}`).filter((name) => name.endsWith('.typed'));
  const read = (game, name) => ({ game, name, ...typedOf(game, readFileSync(`transcripts/${game}/${name}`, 'utf8')) });
  return games.flatMap((game) => names(game).map((name) => read(game, name)));
}

// All lessons in the order in which they are taught, each with what is typed in it.
export function lessons() {
  const numbers = {};
  const names = [...readFileSync('src/lessons.rs', 'utf8').matchAll(/lessons\/((\w+)-\w+)\.toml/g)];
  return names.map(([, name, game]) => {
    numbers[game] = (numbers[game] ?? 0) + 1;
    const told = readFileSync(`transcripts/lessons/${name}.en.txt`, 'utf8').split('\n');
    const typed = told.filter((line) => line.startsWith('> ')).map((line) => line.slice(2));
    return { game, name, seed: 1, typed: [`learn ${game} ${numbers[game]}`, ...typed] };
  });
}
