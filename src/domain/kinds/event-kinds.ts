import { z } from 'zod';
import { duplicateIndexes } from '../fields/duplicates.ts';
import { line, slug } from '../fields/fields.ts';
import { settingKind } from './setting.ts';

/** Other pages have these addresses. */
const RESERVED_SLUGS: readonly string[] = ['deti', 'zadarmo', 'vikend', 'archiv'];

const yes = z.boolean('napíšte true alebo false').optional();

const eventKind = z.strictObject({
  /** Event files refer to it, so it never changes. */
  id: slug,
  slug: slug.refine(
    (text) => !RESERVED_SLUGS.includes(text),
    `táto adresa je vyhradená, ako aj: ${RESERVED_SLUGS.join(', ')}`,
  ),
  name: line(40),
  plural: line(40),
  for_children: yes,
  /** Over several days it takes rooms only in its hours; other kinds stay over night. */
  meets_daily: yes,
  /** Nobody is offered it, but old events keep it. */
  retired: yes,
});

export type EventKind = z.infer<typeof eventKind>;

const schema = z.array(eventKind).check(({ value: kinds, issues }) => {
  for (const [field, words] of [
    ['id', 'toto id má už iný druh'],
    ['slug', 'túto adresu má už iný druh'],
    ['name', 'tak sa volá už iný druh'],
  ] as const)
    for (const at of duplicateIndexes(kinds.map((kind) => kind[field].toLowerCase())))
      issues.push({ code: 'custom', input: kinds, path: [at, field], message: words });
});

const kind = (id: string, address: string, name: string, plural: string, more: Partial<EventKind> = {}): EventKind => ({
  id,
  slug: address,
  name,
  plural,
  ...more,
});

export const DEFAULT_EVENT_KINDS: EventKind[] = [
  kind('concert', 'koncerty', 'Koncert', 'Koncerty'),
  kind('theatre', 'divadlo', 'Divadlo', 'Divadlo'),
  kind('exhibition', 'vystavy', 'Výstava', 'Výstavy'),
  kind('children', 'pre-deti', 'Pre deti', 'Pre deti', { for_children: true }),
  kind('course', 'kurzy', 'Kurz', 'Kurzy', { meets_daily: true }),
  kind('festival', 'festivaly', 'Festival', 'Festivaly'),
  kind('lecture', 'prednasky', 'Prednáška', 'Prednášky'),
  kind('market', 'trhy', 'Trh', 'Trhy'),
  kind('film', 'filmy', 'Film', 'Filmy'),
  kind('dance', 'tanec', 'Tanec', 'Tanec'),
  kind('community', 'komunita', 'Komunita', 'Komunita'),
];

export const EVENT_KINDS = settingKind({
  name: 'event-kinds',
  schema,
  whenMissing: DEFAULT_EVENT_KINDS,
  permission: 'manage_settings',
  group: 'house',
  place: '/events',
  title: 'Druhy podujatí',
  lead: 'Ako delíte program: koncerty, divadlo, kurzy… Druh je na karte podujatia aj v\u00a0kalendároch.',
  fieldNames: {
    name: 'Názov',
    plural: 'Názov v\u00a0množnom čísle',
    slug: 'Adresa',
    for_children: 'Pre deti',
    meets_daily: 'Stretáva sa každý deň',
    retired: 'Vyradený z\u00a0ponuky',
  },
});
