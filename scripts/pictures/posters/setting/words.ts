/** Pieces of a text that may not be broken: prepositions, one-letter words and short numbers stay with the next word. */
export function wordsOf(text: string): string[] {
  const words: string[] = [];
  let held = '';
  for (const word of text.split(/[ \u00a0]+/).filter(Boolean)) {
    const piece = held ? `${held} ${word}` : word;
    const holds =
      /^[„‚(]?(?:[\p{L}&½+]|na|do|od|po|za|so|zo|vo|ku|pri|pre|pod|bez)$/iu.test(word) ||
      /^\d{1,3}\.?$/.test(word) ||
      word === '<3';
    const dash = /^[–-]$/.test(word);
    if (dash && words.length > 0 && !held) {
      words.push(`${words.pop() ?? ''} ${word}`);
      continue;
    }
    held = holds ? piece : '';
    if (!holds) words.push(piece);
  }
  if (held) words.push(words.length > 0 && held.length < 4 ? `${words.pop() ?? ''} ${held}` : held);
  return words;
}
