/** Encodings files lie beside the original in, best first, with the suffix of those files. */
export const ENCODINGS = { br: '.br', gzip: '.gz' } as const;
export type Encoding = keyof typeof ENCODINGS;

/** The encodings a client takes by its `Accept-Encoding` header, best first (RFC 9110 12.5.3). */
export function acceptedEncodings(header: string | null): Encoding[] {
  if (header === null) return [];
  const weights = new Map(
    header.split(',').map((part): [string, number] => {
      const [name = '', weight] = part.toLowerCase().split(/\s*;\s*q=/);
      return [name.trim(), weight === undefined ? 1 : Number(weight)];
    }),
  );
  return (['br', 'gzip'] as const).filter((name) => (weights.get(name) ?? weights.get('*') ?? 0) > 0);
}
