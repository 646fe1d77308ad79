import { z } from 'zod';
import { picture, picturePath } from '../fields/fields.ts';
import { COLOUR_WORDS, LEAST_CONTRAST, pairsOf, ratioInWords } from '../look/palette.ts';

const A_COLOUR = 'napíšte farbu šiestimi znakmi, napríklad #14624f';

const colour = z
  .string(A_COLOUR)
  .overwrite((text) => text.trim().toLowerCase())
  .regex(/^#[\da-f]{6}$/, A_COLOUR)
  .optional();

/** Colours in which nobody could read text are refused. */
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

/** In pixels; it has no description, because the name stands beside it. */
export const logoPicture = z.strictObject({
  image_path: picturePath,
  width: z.int().positive(),
  height: z.int().positive(),
});

export const lookSchema = z.strictObject({
  /** Missing: pages show the mark of the program (docs/look.md). */
  logo: logoPicture.optional(),
  /** Missing: the logo. */
  favicon: picturePath.optional(),
  share: picture.optional(),
  colours: colours.optional(),
});

export type Look = z.infer<typeof lookSchema>;

/** Content folders without the file have their look in `site.json`. */
export function formerLook(site: { logo?: Look['logo']; pictures?: { share?: Look['share'] } | undefined }): Look {
  const { logo, pictures } = site;
  return { ...(logo && { logo }), ...(pictures?.share && { share: pictures.share }) };
}
