// Whether a description helps people who cannot see the picture (WCAG 1.1.1).
import { foldForSearch } from '../words/fold.ts';

export type Weakness = 'file-name' | 'phrase' | 'title' | 'same';

export const WEAKNESS_WORDS: Readonly<Record<Weakness, string>> = {
  'file-name': 'Vyzerá to ako názov súboru. Napíšte, čo na fotke vidieť.',
  phrase: 'Podľa toho si fotku nikto nepredstaví. Napíšte, kto alebo čo na nej je.',
  title: 'To je len názov podujatia. Napíšte, čo na fotke vidieť.',
  same: 'Rovnaký opis má viac fotiek. Napíšte, čím je táto iná.',
};

const PICTURE_FILE = /\.(?:jpe?g|png|webp|heic|heif|gif|tiff?|avif|svg)$/;
const NUMBERED =
  /^(?:img|image|dsc[nf]?|pxl|gopr|dji|wa|mvimg|screenshot|whatsapp image|p|foto|fotka|fotografia|obrazok|snimka|zaber|plagat)?[ _.-]*\d[\d _.-]*$/;
/** „Záber z…“ says where a picture comes from, not what is in it. */
const FROM_WHERE =
  /^(?:(?:zabery?|fotk[ay]|fotografi[ae]|foto|snimk[ay]|obraz(?:ok|ky)|ilustracia|ilustrac(?:ny|na|ne)|plagat|poster|picture|photo|image)(?: +(?:z|zo|od|k|ku|na podujatie|podujatia|foto|obrazok)\b.*)?)$/;
const FEWEST_LETTERS = 3;

export function weaknessOf(description: string, title: string | null): Weakness | null {
  const text = foldForSearch(description).replace(/[.!…]+$/, '');
  if (PICTURE_FILE.test(foldForSearch(description)) || NUMBERED.test(text) || /^\S*_\S*$/.test(text))
    return 'file-name';
  if (FROM_WHERE.test(text) || [...text.matchAll(/\p{L}/gu)].length < FEWEST_LETTERS) return 'phrase';
  return title !== null && text === foldForSearch(title).replace(/[.!…]+$/, '') ? 'title' : null;
}

interface Described {
  alt_text: string | null;
}

export function weaknessesOf(photos: readonly Described[], title: string | null): (Weakness | null)[] {
  const texts = photos.map(({ alt_text }) => foldForSearch(alt_text ?? ''));
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return photos.map(({ alt_text }, at) => {
    const text = texts[at] ?? '';
    if (alt_text === null || text === '') return null;
    return weaknessOf(alt_text, title) ?? ((counts.get(text) ?? 0) > 1 ? 'same' : null);
  });
}
