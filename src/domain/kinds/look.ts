import { z } from 'zod';
import { picture, picturePath } from '../fields/fields.ts';
import { COLOUR_WORDS, LEAST_CONTRAST, pairsOf, ratioInWords } from '../look/palette.ts';
import { PICTURE_NAMES, settingKind } from './setting.ts';

const A_COLOUR = 'napíšte farbu šiestimi znakmi, napríklad #14624f';

const colour = z
  .string(A_COLOUR)
  .overwrite((text) => text.trim().toLowerCase())
  .regex(/^#[\da-f]{6}$/, A_COLOUR)
  .optional();

/** Refused where nobody could read what is written in them. */
const colours = z
  .strictObject({ paper: colour, ink: colour, red: colour, mustard: colour, green: colour, blue: colour })
  .check(({ value, issues }) => {
    for (const { text, ground, field, ratio } of pairsOf(value))
      if (ratio < LEAST_CONTRAST)
        issues.push({
          code: 'custom',
          input: value,
          path: [field],
          message: `text farby „${COLOUR_WORDS[text]}“ na farbe „${COLOUR_WORDS[ground]}“ má kontrast ${ratioInWords(ratio)}, aby sa dal čítať, treba aspoň 4,5\u00a0:\u00a01 (WCAG 1.4.3)`,
        });
  });

/** A drawing with its size in pixels; the name beside it describes it. */
export const logoPicture = z.strictObject({
  image_path: picturePath,
  width: z.int().positive(),
  height: z.int().positive(),
});

const schema = z.strictObject({
  /** Shown beside the name; if it is missing, pages show the mark that comes with the program. */
  logo: logoPicture.optional(),
  /** The icon of the site in browsers; if it is missing, the logo. */
  favicon: picturePath.optional(),
  /** Of links to pages that have no picture of their own; if it is missing, none is shared. */
  share: picture.optional(),
  colours: colours.optional(),
});

export type Look = z.infer<typeof schema>;

/** `content/look.json`: how the site of the centre looks. What it leaves out is as the program has it (docs/look.md). */
export const LOOK = settingKind({
  name: 'look',
  schema,
  whenMissing: {},
  permission: 'manage_texts',
  group: 'house',
  place: '/',
  title: 'Vzhľad',
  lead: 'Logo, ikona v\u00a0prehliadači, farby stránok a\u00a0e-mailov a\u00a0obrázok pri zdieľaných odkazoch.',
  fieldNames: {
    logo: 'Logo',
    favicon: 'Ikona v\u00a0prehliadači',
    share: 'Obrázok pri zdieľaní odkazu',
    alt_text: PICTURE_NAMES.alt_text,
    colours: 'Farby',
    ...COLOUR_WORDS,
  },
  picturesOf: ({ logo, favicon, share }) => [
    ['logo', logo?.image_path],
    ['favicon', favicon],
    ['share', share?.image_path],
  ],
});

/** The look of a content folder without the file: what its `site.json` says of it, as all did before the file. */
export function formerLook(site: { logo?: Look['logo']; pictures?: { share?: Look['share'] } | undefined }): Look {
  const { logo, pictures } = site;
  return { ...(logo && { logo }), ...(pictures?.share && { share: pictures.share }) };
}
