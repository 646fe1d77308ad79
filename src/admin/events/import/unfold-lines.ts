const [TAB, LF, CR, SPACE] = [0x09, 0x0a, 0x0d, 0x20];

/**
 * Joins folded lines (RFC 5545 3.1) as bytes, because a fold may split a letter. Empty lines keep the numbers of the
 * others.
 */
export function unfoldLines(bytes: Uint8Array): Uint8Array {
  const unfolded = new Uint8Array(bytes.length);
  let length = 0;
  let folds = 0;
  let at = 0;
  while (at < bytes.length) {
    const fold = foldLength(bytes, at);
    if (fold === 0) {
      unfolded[length] = bytes[at] ?? 0;
      length += 1;
    } else folds += 1;
    if (fold === 0 && bytes[at] === LF) {
      unfolded.fill(LF, length, length + folds);
      length += folds;
      folds = 0;
    }
    at += fold || 1;
  }
  return unfolded.subarray(0, length);
}

/** 0: no fold begins here. */
function foldLength(bytes: Uint8Array, at: number): number {
  const breakLength = bytes[at] === LF ? 1 : bytes[at] === CR && bytes[at + 1] === LF ? 2 : 0;
  const next = bytes[at + breakLength];
  return breakLength > 0 && (next === SPACE || next === TAB) ? breakLength + 1 : 0;
}
