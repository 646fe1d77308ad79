import { spawnSync } from 'node:child_process';
import { ContentError } from '../../src/content-files/content-problem.ts';
import { contentSource } from '../../src/content-files/content-source.ts';
import type { ContentTree } from '../../src/content-files/content-tree.ts';
import { datesOf, heldDates } from '../../src/domain/events/event-dates.ts';
import { DAY_MS } from '../../src/domain/time/clock.ts';
import { weeksIn } from './later-file.ts';

/** With fewer events to come the home page looks empty. */
const FEWEST_TO_COME = 6;

const OFFER =
  'Podujatia vzorky sú už za nami alebo ich ostáva len pár: npm run sample -- --today presunie jej dátumy k\u00a0dnešku.';

type Events = ContentTree['events'];

/** A centre with its own content has an address of its own. */
export function isSample({ site }: Pick<ContentTree, 'site'>): boolean {
  return site.email.endsWith('@kdriviera.example');
}

/** False, too, without git or history. */
export function hasUncommittedChanges(folder: string): boolean {
  const { status, stdout } = spawnSync('git', ['--no-optional-locks', 'status', '--porcelain', '--', '.'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return status === 0 && stdout !== '';
}

/** If all dates were so many years later, by the weeks of `weeksIn`. */
export function countToCome(events: Events, nowMs: number, years: number): number {
  const beforeMs = nowMs - weeksIn(years) * 7 * DAY_MS;
  return lastStarts(events).filter((startMs) => startMs > beforeMs).length;
}

export function yearsToToday(events: Events, nowMs: number): number {
  const enough = Math.min(FEWEST_TO_COME, lastStarts(events).length);
  let years = 0;
  while (countToCome(events, nowMs, years) < enough) years += 1;
  return years;
}

function lastStarts(events: Events): number[] {
  return events.flatMap((event) => {
    const last = event.draft === true ? undefined : heldDates({ dates: datesOf(event) }).at(-1);
    return last === undefined ? [] : [Date.parse(last.start_date)];
  });
}

/** One line over the sample as it came, once it is old; null: nothing. */
export function sampleOffer(folders: { contentDir: string; storageDir: string; nowMs: number }): string | null {
  const { contentDir, storageDir, nowMs } = folders;
  try {
    const { tree } = contentSource(contentDir, storageDir).read();
    const isOld = isSample(tree) && yearsToToday(tree.events, nowMs) > 0;
    return isOld && !hasUncommittedChanges(contentDir) ? OFFER : null;
  } catch (error) {
    // Somebody is changing the files.
    if (error instanceof ContentError) return null;
    throw error;
  }
}
