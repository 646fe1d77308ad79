import { foldForSearch } from '../../words/fold.ts';
import type { EventStatus } from '../event-dates.ts';
import type { Answers, OpenQuestion } from './open-question.ts';

export interface ReadStatus {
  isCancelled: boolean;
  /** Its author has not finished it yet. */
  isDraft: boolean;
  question: OpenQuestion | null;
}

const TAKES_PLACE =
  /^(?:(?:kona|uskutocni) sa|potvrden[yea]|schvalen[yea]|(?:na)?planovan[yea]|platn[yea]|aktivn[yea]|(?:verejn|zverejnen|publikovan|hotov)[yea]|ok|confirmed|scheduled|active|publish(?:ed)?|public)$/;
const CANCELLED = /^(?:zrusen[yeai]|odvolan[yeai]|nekona sa|nebude|cancell?ed|called off)$/;
const DRAFT = /^(?:(?:ako )?koncept|draft|rozpracovan[yea]|neschvalen[yea]|nezverejnen[yea]|na schvalenie|pending)$/;

/** It asks about other words, such as `presunuté` or `odložené`: the time beside them may be the old one. */
export function readStatus(written: string, answers: Answers): ReadStatus {
  const whole = foldForSearch(written);
  const words = whole.replace(/[.!]+$/, '');
  const isDraft = DRAFT.test(words);
  if (words === '' || isDraft || TAKES_PLACE.test(words)) return { isCancelled: false, isDraft, question: null };
  if (CANCELLED.test(words)) return { isCancelled: true, isDraft, question: null };
  const question = questionAbout(written, whole);
  return { isCancelled: answers.get(question.key) === 'cancelled', isDraft, question };
}

function questionAbout(written: string, folded: string): OpenQuestion {
  return {
    key: `status ${folded}`,
    about: `Stav „${written}“`,
    answers: [
      { value: 'on', label: 'Koná sa, ako je v\u00a0tabuľke' },
      { value: 'cancelled', label: 'Je zrušené' },
    ],
  };
}

const PUBLIC = /^(?:nie|no?|0|false|nepravda|verejn[yea]|public|default|normal(?:n[yea])?)?$/;

/** What is neither yes nor no, such as `len pre členov`, is private as well. */
export function readPrivate(written: string): boolean {
  return !PUBLIC.test(foldForSearch(written));
}

// Calendars that show only titles say there what has changed; so do our own (`titleWithChange`).
interface ReadTitle {
  title: string;
  status: EventStatus | null;
}

const CANCELLED_WORD = '(?:zru[sš]en[yýaáeéiío]|odvolan[yýaáeéo]|nekon[aá] sa|cancell?ed)';
const MOVED_WORD = '(?:p[rř]esunut[yýaáeéo]|p[rř]elo[zž]en[yýaáeéo]|zmena term[ií]nu|moved|rescheduled)';
const WORD = `(?:(${CANCELLED_WORD})|${MOVED_WORD})[.!]*`;
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
