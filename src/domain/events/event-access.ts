// What a place or an event offers to people with a disability.

/** The signs, as content files name them, in the order they are shown. */
export const ACCESS_FEATURES = [
  'step-free',
  'hearing-loop',
  'sign-language',
  'captions',
  'audio-description',
  'relaxed',
] as const;

export type AccessFeature = (typeof ACCESS_FEATURES)[number];

export const ACCESS_WORDS: Readonly<Record<AccessFeature, string>> = {
  'step-free': 'bezbariérový prístup',
  'hearing-loop': 'indukčná slučka',
  'sign-language': 'tlmočenie do posunkového jazyka',
  captions: 'titulky',
  'audio-description': 'audiokomentár',
  relaxed: 'pokojné predstavenie',
};

interface AccessOfRoom {
  id: string;
  /** Missing: nobody has said. */
  access?: readonly AccessFeature[] | undefined;
}

/**
 * What an event offers: what it says itself, otherwise what all its rooms have in common.
 * @param own what the event says; undefined: nothing. An empty list says that it offers none of it.
 * @param held the ids of its rooms
 * @param rooms the rooms of the centre
 * @returns null when it is not known: no room is named, or one of them does not say
 */
export function accessOf(
  own: readonly AccessFeature[] | undefined,
  held: readonly string[],
  rooms: readonly AccessOfRoom[],
): AccessFeature[] | null {
  if (own !== undefined) return ACCESS_FEATURES.filter((sign) => own.includes(sign));
  const known = held.map((id) => rooms.find((room) => room.id === id)?.access);
  if (known.length === 0 || known.includes(undefined)) return null;
  return ACCESS_FEATURES.filter((sign) => known.every((signs) => signs?.includes(sign)));
}
