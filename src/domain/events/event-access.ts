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

/** What the event says, else what all its rooms share; null: not known. */
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
