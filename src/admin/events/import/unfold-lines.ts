const [TAB, LF, CR, SPACE] = [0x09, 0x0a, 0x0d, 0x20];

/**
 * Joins folded lines (RFC 5545 3.1) as bytes, because a fold may split a letter, and ends each with LF. Empty lines
 * keep the numbers of the others.
 */
export function unfoldLines(bytes: Uint8Array): Uint8Array {
  const unfolded = new Uint8Array(bytes.length);
  let length = 0;
  let folds = 0;
  let at = 0;
  while (at < bytes.length) {
    const end = breakLength(bytes, at);
    const next = bytes[at + end];
    if (end === 0) {
      unfolded[length] = bytes[at] ?? 0;
      length += 1;
      at += 1;
    } else if (next === SPACE || next === TAB) {
      folds += 1;
      at += end + 1;
    } else {
      unfolded.fill(LF, length, length + 1 + folds);
      length += 1 + folds;
      folds = 0;
      at += end;
    }
  }
  return unfolded.subarray(0, length);
}

/** Of LF, CR LF, CR CR LF as some servers send it, or a CR alone; 0: the line goes on. */
function breakLength(bytes: Uint8Array, at: number): number {
  if (bytes[at] === LF) return 1;
  if (bytes[at] !== CR) return 0;
  if (bytes[at + 1] === LF) return 2;
  return bytes[at + 1] === CR && bytes[at + 2] === LF ? 3 : 1;
}
