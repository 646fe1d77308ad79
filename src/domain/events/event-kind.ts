const KIND_NAMES = {
  concert: 'Koncert',
  theatre: 'Divadlo',
  exhibition: 'Výstava',
  children: 'Pre deti',
  course: 'Kurz',
  festival: 'Festival',
  lecture: 'Prednáška',
  market: 'Trh',
  film: 'Film',
  dance: 'Tanec',
  community: 'Komunita',
} as const;

export type EventKind = keyof typeof KIND_NAMES;

/** The Slovak name of a kind of event. */
export function kindName(kind: EventKind): string {
  return KIND_NAMES[kind];
}
