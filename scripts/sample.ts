// `npm run sample -- --today`: moves the dates of the sample by whole weeks, so that its events lie around today again.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ContentError } from '../src/content-files/content-problem.ts';
import { contentSource } from '../src/content-files/content-source.ts';
import { eventCount } from '../src/domain/words/plural.ts';
import { buildConfig } from '../src/site-config.ts';
import { laterFile, weeksIn } from './sample/later-file.ts';
import { countToCome, hasUncommittedChanges, isSample, yearsToToday } from './sample/sample-age.ts';

class SampleError extends Error {
  override name = 'SampleError';
}

const USAGE = [
  'Použitie: npm run sample -- --today',
  'Presunie dátumy vzorky o\u00a0celé týždne tak, aby jej podujatia boli okolo dneška.',
  '  --force  aj keď sú v\u00a0jej priečinku zmeny, ktoré nie sú v\u00a0gite',
].join('\n');

function readCommand(args: string[]): { isForced: boolean } {
  const { today, force } = flagsOf(args);
  if (today !== true) throw new SampleError(USAGE);
  return { isForced: force === true };
}

function flagsOf(args: string[]) {
  try {
    return parseArgs({ args, options: { today: { type: 'boolean' }, force: { type: 'boolean' } } }).values;
  } catch (cause) {
    throw new SampleError(USAGE, { cause });
  }
}

async function main(args: string[]): Promise<void> {
  const { isForced } = readCommand(args);
  const { contentDir, storageDir, nowMs } = buildConfig;
  const { tree, blobIds } = contentSource(contentDir, storageDir).read();
  if (!isSample(tree))
    throw new SampleError(`V\u00a0priečinku ${contentDir} nie je vzorka, ale obsah iného domu. Jeho dátumy ostávajú.`);
  if (!isForced && hasUncommittedChanges(contentDir))
    throw new SampleError(
      `V\u00a0priečinku ${contentDir} sú zmeny, ktoré nie sú v\u00a0gite. Uložte ich doň, alebo pridajte --force.`,
    );
  const years = yearsToToday(tree.events, nowMs);
  const changed = years === 0 ? [] : await laterFiles(contentDir, blobIds.keys(), years);
  for (const [file, text] of changed) await writeFile(join(contentDir, file), text);
  const toCome = `Na programe je ešte ${eventCount(countToCome(tree.events, nowMs, years))}.`;
  console.log(
    years === 0
      ? `${toCome} Dátumy vzorky netreba meniť.`
      : `Dátumy vzorky sú o\u00a0${weeksIn(years)} týždňov neskôr, zmenené súbory: ${changed.length}. ${toCome}`,
  );
}

async function laterFiles(contentDir: string, files: Iterable<string>, years: number): Promise<[string, string][]> {
  const changed: [string, string][] = [];
  for (const file of files) {
    const text = await readFile(join(contentDir, file), 'utf8');
    const later = laterFile(file, text, years);
    if (later !== text) changed.push([file, later]);
  }
  return changed;
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof SampleError || error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
