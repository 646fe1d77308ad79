// Calendars that show only titles say there what has changed; so do our own (`titleWithChange`).
import type { EventStatus } from '../event-dates.ts';

export interface ReadTitle {
  title: string;
  status: EventStatus | null;
}

const CANCELLED = '(?:zru[sš]en[yýaáeéiío]|odvolan[yýaáeéo]|nekon[aá] sa|cancell?ed)';
const MOVED = '(?:p[rř]esunut[yýaáeéo]|p[rř]elo[zž]en[yýaáeéo]|zmena term[ií]nu|moved|rescheduled)';
const WORD = `(?:(${CANCELLED})|${MOVED})[.!]*`;
const SIGN = '\\p{Extended_Pictographic}\\ufe0f()[\\]*!:|–—';
const SIGNS = `(?:\\s*[${SIGN}]|\\s+-|-\\s|(?<=!))[\\s${SIGN}-]*`;
/** A word without a sign behind it belongs to the title: „Zrušené kino“. After a colon signs are of the title. */
const BEFORE = new RegExp(`^[\\s${SIGN}]*${WORD}(?:\\s*:\\s*|${SIGNS})(?=\\S)`, 'iu');
const BEHIND = new RegExp(`(?<=\\S)\\s*(?:[[(]|\\s[–—-]\\s)\\s*${WORD}\\s*[\\])]?$`, 'iu');

/** Reads `ZRUŠENÉ – Jazz`, `[zrušené] Jazz`, `Canceled: Jazz`, `Presunuté: Jazz` and `Jazz (zrušené)`. */
export function readTitle(written: string): ReadTitle {
  for (const place of [BEFORE, BEHIND]) {
    const match = place.exec(written);
    if (match === null) continue;
    return { title: written.replace(place, ''), status: match[1] === undefined ? 'Presunutý' : 'Zrušený' };
  }
  return { title: written, status: null };
}
