import { z } from 'zod';
import { line, slug } from '../fields/fields.ts';
import { duplicateIndexes } from '../fields/same-value.ts';
import { COLOURS } from '../look/palette.ts';
import { SHAPE_NAMES } from '../look/shapes.ts';
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
  /** Missing: they follow from the id. */
  color: z.enum(COLOURS, `vyberte z: ${COLOURS.join(', ')}`).optional(),
  shape: z.enum(SHAPE_NAMES, `vyberte z: ${SHAPE_NAMES.join(', ')}`).optional(),
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

export const DEFAULT_EVENT_KINDS: EventKind[] = [
  { id: 'concert', slug: 'koncerty', name: 'Koncert', plural: 'Koncerty', color: 'red', shape: 'circle' },
  { id: 'theatre', slug: 'divadlo', name: 'Divadlo', plural: 'Divadlo', color: 'mustard', shape: 'half-circle' },
  { id: 'exhibition', slug: 'vystavy', name: 'Výstava', plural: 'Výstavy', color: 'green', shape: 'diamond' },
  {
    id: 'children',
    slug: 'pre-deti',
    name: 'Pre deti',
    plural: 'Pre deti',
    color: 'blue',
    shape: 'dots',
    for_children: true,
  },
  { id: 'course', slug: 'kurzy', name: 'Kurz', plural: 'Kurzy', color: 'mustard', shape: 'stripes', meets_daily: true },
  { id: 'festival', slug: 'festivaly', name: 'Festival', plural: 'Festivaly', color: 'red', shape: 'quarter-circle' },
  { id: 'lecture', slug: 'prednasky', name: 'Prednáška', plural: 'Prednášky', color: 'green', shape: 'half-circle' },
  { id: 'market', slug: 'trhy', name: 'Trh', plural: 'Trhy', color: 'mustard', shape: 'diamond' },
  { id: 'film', slug: 'filmy', name: 'Film', plural: 'Filmy', color: 'ink', shape: 'stripes' },
  { id: 'dance', slug: 'tanec', name: 'Tanec', plural: 'Tanec', color: 'blue', shape: 'quarter-circle' },
  { id: 'community', slug: 'komunita', name: 'Komunita', plural: 'Komunita', color: 'green', shape: 'circle' },
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
    color: 'Farba',
    shape: 'Tvar',
    for_children: 'Pre deti',
    meets_daily: 'Stretáva sa každý deň',
    retired: 'Vyradený z\u00a0ponuky',
  },
});
