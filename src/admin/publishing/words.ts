import type { Build, PublishingState, WaitingFile } from '../../api/publishing.ts';
import { dateParts, formatDateTime } from '../../domain/time/format-date.ts';
import { plural } from '../../domain/words/plural.ts';

export const CHANGE_NAMES: Readonly<Record<WaitingFile['change'], string>> = {
  new: 'nové',
  changed: 'zmenené',
  deleted: 'zmazané',
};

export const BUILD_NAMES: Readonly<Record<Build['state'], string>> = {
  waiting: 'Čaká',
  building: 'Pripravuje sa',
  live: 'Na webe',
  failed: 'Nepodarilo sa',
};

/** How things stand, in a heading and a sentence. */
export function standing({ state, waiting, goes_at, built_at }: PublishingState): { title: string; text: string } {
  const shown = built_at === null ? '' : ` Web je z\u00a0${formatDateTime(built_at)}.`;
  if (state === 'building')
    return { title: 'Zmeny práve idú na web', text: 'Trvá to zvyčajne pár sekúnd. Táto stránka sa obnoví sama.' };
  if (state === 'failed')
    return {
      title: 'Posledné zmeny sa na web nedostali',
      text: `Návštevníci vidia poslednú dobrú verziu, nič sa nestratilo.${shown}`,
    };
  if (goes_at !== null)
    return {
      title: waitingCount(waiting.total),
      text: `Zbierame, čo ešte uložíte; na web to pôjde najneskôr o\u00a0${dateParts(goes_at).time}. Kto nemôže čakať, stlačí „Zverejniť hneď“.${shown}`,
    };
  if (state === 'waiting')
    return {
      title: waitingCount(waiting.total),
      text: `Na web idú samé, zvyčajne do niekoľkých sekúnd. Nemusíte čakať na tejto stránke.${shown}`,
    };
  return { title: 'Všetko je na webe', text: `Návštevníci vidia presne to, čo je uložené.${shown}` };
}

function waitingCount(count: number): string {
  // A build was asked for although nothing differs, as at midnight.
  if (count === 0) return 'Web sa o\u00a0chvíľu pripraví nanovo';
  return `${count} ${plural(count, 'zmena čaká', 'zmeny čakajú', 'zmien čaká')} na zverejnenie`;
}

/** '0,4 s', '48 s', '2 min'; null while it is not over. */
export function duration({ started_at, ended_at }: Build): string | null {
  if (ended_at === null) return null;
  const seconds = (Date.parse(ended_at) - Date.parse(started_at)) / 1000;
  if (seconds >= 90) return `${Math.round(seconds / 60)}\u00a0min`;
  const digits = seconds < 10 ? 1 : 0;
  return `${seconds.toLocaleString('sk-SK', { minimumFractionDigits: digits, maximumFractionDigits: digits })}\u00a0s`;
}
