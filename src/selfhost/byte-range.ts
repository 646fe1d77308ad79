/** Positions of the first and last byte of a part. */
export interface ByteRange {
  first: number;
  last: number;
}

const ONE_RANGE = /^bytes=(\d*)-(\d*)$/;

/**
 * Reads a `Range` header for a body of a known size (RFC 9110 14.2).
 * Null: answer the whole, for there is no header or one we need not honour (several parts). `unsatisfiable`: answer 416.
 */
export function parseByteRange(header: string | null, sizeBytes: number): ByteRange | 'unsatisfiable' | null {
  const match = header === null ? null : ONE_RANGE.exec(header);
  const [, from = '', to = ''] = match ?? [];
  if (from === '' && to === '') return null;
  if (from === '') {
    const length = Math.min(Number(to), sizeBytes);
    return length === 0 ? 'unsatisfiable' : { first: sizeBytes - length, last: sizeBytes - 1 };
  }
  const first = Number(from);
  const last = to === '' ? sizeBytes - 1 : Math.min(Number(to), sizeBytes - 1);
  if (to !== '' && Number(to) < first) return null;
  return first < sizeBytes ? { first, last } : 'unsatisfiable';
}
