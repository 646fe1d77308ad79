// What happens to a text on its way, whatever file it is of.

/** What programs for versions of files write where two of them do not fit together. */
const CONFLICT_MARK = /^(?:<{7}|>{7})(?: .*)?$/m;

/** Bytes of another encoding are read as this sign, and half a character is written as it. */
const LOST_CHARACTER = /[\ufffd\p{Surrogate}]/u;

/** Says what an editor has to mend before the file can be read for what it is; null: nothing. */
export function damageOf(text: string): string | null {
  if (text.trim() === '') return 'súbor je prázdny';
  const lost = text.search(LOST_CHARACTER);
  if (lost >= 0)
    return `na riadku ${lineAt(text, lost)} je namiesto písmena znak „\ufffd“: prepíšte ho, a\u00a0ak ho vo svojom programe nevidíte, uložte súbor v\u00a0kódovaní UTF-8`;
  const mark = CONFLICT_MARK.exec(text);
  if (mark !== null)
    return `na riadku ${lineAt(text, mark.index)} ostala značka po spojení dvoch verzií (${mark[0].trim()}): nechajte jednu z\u00a0nich a\u00a0značky <<<<<<<, ======= a\u00a0>>>>>>> zmažte`;
  return null;
}

/** The line, counted from 1, of a place in a text. */
export function lineAt(text: string, place: number): number {
  return text.slice(0, place).split('\n').length;
}
