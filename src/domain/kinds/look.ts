import { lookSchema } from '../content/look.ts';
import { COLOUR_WORDS } from '../look/palette.ts';
import { PICTURE_NAMES, settingKind } from './setting.ts';

/** `content/look.json`. Without the file `formerLook` counts. */
export const LOOK = settingKind({
  name: 'look',
  schema: lookSchema,
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
