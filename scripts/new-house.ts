// `npm run new-house -- <folder>` (docs/your-own-house.md)

import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { isRecord } from '../src/domain/fields/same-value.ts';
import { isoDay } from '../src/domain/time/calendar-day.ts';
import { nullIfMissing } from '../src/server/ports/store/durable-file.ts';
import { type Answers, HouseError, judgeAnswers, QUESTIONS, type Question } from './new-house/answers.ts';
import { askAll } from './new-house/ask.ts';
import { houseFiles } from './new-house/house-files.ts';

const NAMES: readonly string[] = QUESTIONS.map(({ name }) => name);

const USAGE = [
  'Použitie: npm run new-house -- <priečinok>',
  'Opýta sa na všetko, čo treba. Odpovede prijme aj v\u00a0príkaze:',
  ...QUESTIONS.map(usageOf),
  `  --answers       súbor JSON s\u00a0odpoveďami pod menami ${NAMES.join(', ')}`,
].join('\n');

function usageOf({ flag, label, isList, isOptional }: Question): string {
  const more = [...(isList ? ['aj viackrát'] : []), ...(isOptional ? ['nepovinné'] : [])];
  return `  --${flag.padEnd(13)} ${[label, ...more].join(', ')}`;
}

interface Wanted {
  folder: string;
  given: Record<string, unknown>;
}

async function readCommand(args: string[]): Promise<Wanted> {
  const { values, positionals } = flagsOf(args);
  const [folder, ...more] = positionals;
  if (folder === undefined || more.length > 0) throw new HouseError(USAGE);
  const given = typeof values.answers === 'string' ? await readAnswers(values.answers) : {};
  for (const { name, flag } of QUESTIONS) if (values[flag] !== undefined) given[name] = values[flag];
  return { folder: resolve(folder), given };
}

function flagsOf(args: string[]): { values: Readonly<Record<string, unknown>>; positionals: readonly string[] } {
  const options: NonNullable<ParseArgsConfig['options']> = { answers: { type: 'string' } };
  for (const { flag, isList = false } of QUESTIONS) options[flag] = { type: 'string', multiple: isList };
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (cause) {
    throw new HouseError(USAGE, { cause });
  }
}

async function readAnswers(file: string): Promise<Record<string, unknown>> {
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new HouseError(`Súbor ${file} sa nedá otvoriť.`, { cause });
  });
  const data = jsonOf(text);
  if (!isRecord(data))
    throw new HouseError(`V\u00a0súbore ${file} má byť JSON v\u00a0tvare { "name": "Dom kultúry" }.`);
  const unknown = Object.keys(data).filter((name) => !NAMES.includes(name));
  if (unknown.length > 0)
    throw new HouseError(`V\u00a0súbore ${file} nepoznáme: ${unknown.join(', ')}. Mená sú: ${NAMES.join(', ')}.`);
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, typeof value === 'number' ? String(value) : value]),
  );
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

async function requireEmpty(folder: string): Promise<void> {
  const names = await readdir(folder)
    .catch(nullIfMissing)
    .catch((cause: unknown) => {
      throw new HouseError(`${folder} nie je priečinok, ktorý by sa dal otvoriť. Zvoľte iný.`, { cause });
    });
  if (names?.some((name) => name !== '.git'))
    throw new HouseError(`Priečinok ${folder} nie je prázdny. Zvoľte iný, nič v\u00a0ňom neprepíšeme.`);
}

function farewell(folder: string, answers: Answers): string {
  const guessed = QUESTIONS.flatMap(({ name, label, isGuessed }) =>
    isGuessed && answers[name] === undefined ? [label] : [],
  );
  return [
    `Dom je v\u00a0priečinku ${folder}. Pozrite si ho:`,
    `  CONTENT_DIR='${folder}' DATA_DIR='${folder}-data' npm start`,
    `Prvý štart vypíše heslo, ktorým sa prihlási správca ${answers.admin}.`,
    ...(guessed.length > 0 ? [`Toto sme odhadli, opravte to v\u00a0Nastaveniach: ${guessed.join(', ')}.`] : []),
    'Podmienky prenájmu a\u00a0druhy podujatí sú zvyčajné, aj tie si v\u00a0Nastaveniach pozrite.',
    'Ako ďalej, hovorí docs/your-own-house.md.',
  ].join('\n');
}

async function main(args: string[]): Promise<void> {
  const { folder, given } = await readCommand(args);
  await requireEmpty(folder);
  const answers = judgeAnswers(Object.keys(given).length > 0 ? given : await askAll());
  for (const [path, text] of await houseFiles(answers, isoDay(Date.now()))) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text, { flag: 'wx' });
  }
  console.log(farewell(folder, answers));
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof HouseError ? error.message : error);
  process.exitCode = 1;
}
