// Whether a content folder is the sample that comes with the program, and whether that has grown old.
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

/** A centre that has put its own content here has an address of its own. */
export function isSample({ site }: Pick<ContentTree, 'site'>): boolean {
  return site.email.endsWith('@kdriviera.example');
}

/** True when git knows of changes in a folder that no commit has. False, too, where there is no git, or no history in it. */
export function hasUncommittedChanges(folder: string): boolean {
  const { status, stdout } = spawnSync('git', ['--no-optional-locks', 'status', '--porcelain', '--', '.'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return status === 0 && stdout !== '';
}

/** How many events would still be to come if all dates were so many years later, by the weeks of `weeksIn`. */
export function countToCome(events: Events, nowMs: number, years: number): number {
  const beforeMs = nowMs - weeksIn(years) * 7 * DAY_MS;
  return lastStarts(events).filter((startMs) => startMs > beforeMs).length;
}

/** By how many years the dates have to move until enough events are to come; 0: they need not move. */
export function yearsToToday(events: Events, nowMs: number): number {
  const enough = Math.min(FEWEST_TO_COME, lastStarts(events).length);
  let years = 0;
  while (countToCome(events, nowMs, years) < enough) years += 1;
  return years;
}

/** When each event that takes place begins for the last time, in epoch milliseconds. */
function lastStarts(events: Events): number[] {
  return events.flatMap((event) => {
    const last = event.draft === true ? undefined : heldDates({ dates: datesOf(event) }).at(-1);
    return last === undefined ? [] : [Date.parse(last.start_date)];
  });
}

/** What a start says over the sample as it came, once that has grown old, in one line; null: nothing. */
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
