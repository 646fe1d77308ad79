import { LOOK, type Look } from '../../../domain/kinds/look.ts';
import { COLOURS, type ColourName, type Colours, PALETTE, paletteOf } from '../../../domain/look/palette.ts';
import type { PictureValue } from '../../media/PictureField.tsx';
import type { Setting } from '../setting.ts';
import { toPicture } from '../shared/rows.ts';

export interface LookValues {
  logo: PictureValue | null;
  favicon: PictureValue | null;
  share: PictureValue | null;
  /** All of them; the program's own are not saved. */
  colours: Record<ColourName, string>;
}

export const LOOK_FORM: Setting<Look, LookValues> = {
  ...LOOK,
  toValues: ({ logo, favicon, share, colours = {} }) => ({
    logo: logo === undefined ? null : { ...logo, alt_text: '' },
    favicon: favicon === undefined ? null : { image_path: favicon, alt_text: '' },
    share: share ?? null,
    colours: paletteOf(colours),
  }),
  toFields({ logo, favicon, share, colours }) {
    const chosen = chosenColours(colours);
    return {
      ...(logo !== null && { logo: toLogo(logo) }),
      ...(favicon !== null && { favicon: favicon.image_path }),
      ...(share !== null && { share: toPicture(share) }),
      ...(Object.keys(chosen).length > 0 && { colours: chosen }),
    };
  },
  fieldOf: (path) => path.replace(/^logo\..*$/, 'logo'),
};

function chosenColours(colours: LookValues['colours']): Colours {
  const chosen = COLOURS.filter((name) => colours[name].toLowerCase() !== PALETTE[name]);
  return Object.fromEntries(chosen.map((name) => [name, colours[name]]));
}

function toLogo({ image_path, width = 1, height = 1 }: PictureValue): NonNullable<Look['logo']> {
  return { image_path, width, height };
}
