// A room or a kind that something refers to is retired, never removed.
import { type JudgedFile, judgeContentFile } from '../../../content-files/judge-content-file.ts';
import { eventCount, plural } from '../../../domain/words/plural.ts';
import { AppError } from '../../app-error.ts';
import type { ContentView } from '../../core/entries/content-view.ts';
import type { FileChanges } from '../../ports/repository/content-repository.ts';
import { everyEntry } from '../../ports/store/collection.ts';
import type { Services } from '../../services.ts';
import { reservationStore } from '../reservations/reservation-store.ts';

type Named = { id: string; name: string };
type House = 'rooms' | 'event-kinds';

/** A reservation of the same moment may be missed; it then shows the id of its room. */
export async function refuseUsed(
  services: Pick<Services, 'store' | 'secret'>,
  view: ContentView,
  files: FileChanges,
): Promise<[]> {
  const sentences: string[] = [];
  for (const kind of removedFrom(view, files, 'event-kinds')) {
    const events = eventsIn(view).filter((event) => event.kind === kind.id).length;
    if (events > 0) sentences.push(sentenceOf(`Druh „${kind.name}“`, [eventCount(events)], 'ho'));
  }
  for (const room of removedFrom(view, files, 'rooms')) {
    const events = eventsIn(view).filter(({ rooms = [] }) => rooms.includes(room.id)).length;
    const prices = listOf(view.files.get('price-list.json'), 'price-list').filter(
      (price) => price.room === room.id,
    ).length;
    const users = [
      ...(events > 0 ? [eventCount(events)] : []),
      ...(prices > 0
        ? [`${prices}\u00a0${plural(prices, 'riadok cenníka', 'riadky cenníka', 'riadkov cenníka')}`]
        : []),
      ...((await isReserved(services, room.id)) ? ['rezervácie'] : []),
    ];
    if (users.length > 0) sentences.push(sentenceOf(`Miestnosť „${room.name}“`, users, 'ju'));
  }
  if (sentences.length > 0) throw new AppError('invalid', sentences.join(' '));
  return [];
}

function sentenceOf(what: string, users: readonly string[], it: 'ho' | 'ju'): string {
  return `${what} sa nedá odobrať, pretože ${it} má: ${users.join(', ')}. Radšej ${it} vyraďte z\u00a0ponuky.`;
}

function removedFrom(view: ContentView, files: FileChanges, name: House): Named[] {
  const file = `${name}.json`;
  const text = files.get(file);
  if (typeof text !== 'string') return [];
  const kept = new Set(listOf(judgeContentFile(file, text), name).map(({ id }) => id));
  return listOf(view.files.get(file), name).filter(({ id }) => !kept.has(id));
}

function listOf<Name extends House | 'price-list'>(judged: JudgedFile | undefined, name: Name) {
  const content = judged?.content;
  return (content?.kind === 'setting' ? content.settings[name] : undefined) ?? [];
}

function eventsIn(view: ContentView) {
  return [...view.files.values()].flatMap(({ content }) => (content?.kind === 'events' ? [content.event] : []));
}

async function isReserved(services: Pick<Services, 'store' | 'secret'>, room: string): Promise<boolean> {
  const reservations = reservationStore(services);
  if ((await reservations.count('room', { of: room })) > 0) return true;
  for (const index of ['created', 'suspicious'] as const)
    for await (const { value } of everyEntry((page) => reservations.list(index, page)))
      if (value.room === room) return true;
  return false;
}
