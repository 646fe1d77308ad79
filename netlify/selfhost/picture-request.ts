import { z } from 'zod';
import { PICTURE_WIDTHS } from '../../src/domain/view/picture-widths.ts';
import { AppError } from '../server/http/app-error.ts';
import { sitePath } from './site-path.ts';

const FORMATS = ['webp', 'avif', 'jpeg', 'png'] as const;
export type PictureFormat = (typeof FORMATS)[number];

/** A picture of the site in one of the offered widths. */
export interface PictureRequest {
  /** Path of the original, below `/storage/` or `/build/`. */
  source: string;
  /** In pixels. */
  width: number;
  /** 10 to 100, in tens, so that the number of results per picture stays bounded. */
  quality: number;
  /** Null: whatever suits the client. */
  format: PictureFormat | null;
}

const DEFAULT_QUALITY = 75;

const query = z.strictObject(
  {
    url: z
      .string('Chýba adresa obrázka (url).')
      .refine(
        (url) => sourcePath(url) !== null,
        'Obrázok má byť z\u00a0tejto stránky, z\u00a0/storage/ alebo /build/.',
      ),
    w: z
      .string(`Chýba šírka obrázka (w), jedna z: ${PICTURE_WIDTHS.join(', ')}.`)
      .transform(Number)
      .refine(
        (width) => PICTURE_WIDTHS.some((offered) => offered === width),
        `V\u00a0tejto šírke obrázky neponúkame, vyberte jednu z: ${PICTURE_WIDTHS.join(', ')}.`,
      ),
    q: z
      .string()
      .regex(/^([1-9]\d?|100)$/, 'Kvalita (q) je celé číslo od 1 do 100.')
      .transform((text) => Math.max(10, Math.round(Number(text) / 10) * 10))
      .optional(),
    fm: z
      .preprocess(
        (name) => (name === 'jpg' ? 'jpeg' : name),
        z.enum(FORMATS, `Formát (fm) je jeden z: ${FORMATS.join(', ')}.`),
      )
      .optional(),
    // Without a height there is nothing to fit into; accepted because the host takes it.
    fit: z.enum(['contain', 'cover', 'fill'], 'Umiestnenie (fit) je contain, cover alebo fill.').optional(),
  },
  'Obrázok sa dá zmeniť len parametrami url, w, q, fm a\u00a0fit.',
);

/**
 * Reads the query of `/.netlify/images`, as Netlify Image CDN names its parameters.
 * @throws AppError malformed with a sentence that says what is offered
 */
export function parsePictureRequest(search: URLSearchParams): PictureRequest {
  const result = query.safeParse(Object.fromEntries(search));
  if (!result.success) throw new AppError('malformed', result.error.issues[0]?.message ?? 'Neplatná adresa obrázka.');
  const { url, w, q, fm } = result.data;
  return { source: sourcePath(url) ?? '', width: w, quality: q ?? DEFAULT_QUALITY, format: fm ?? null };
}

function sourcePath(url: string): string | null {
  const path = sitePath(url);
  return path !== null && /^\/(storage|build)\/./.test(path) ? path : null;
}
