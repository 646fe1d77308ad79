import { roomsSchema } from '../content/rooms.ts';
import { imagesOfEach, PICTURE_NAMES, settingKind } from './setting.ts';

/** Whoever changes the price list may read it, because prices name their room. */
export const ROOMS = settingKind({
  name: 'rooms',
  schema: roomsSchema,
  permission: 'manage_settings',
  readers: 'manage_texts',
  group: 'house',
  place: '/contact#priestory',
  title: 'Priestory',
  lead: 'Miestnosti na stránke Prenájom: opis, vybavenie a\u00a0obrázky. Nové pridáte, staré vyradíte.',
  fieldNames: {
    ...PICTURE_NAMES,
    name: 'Názov',
    label: 'Názov v\u00a0žiadosti o\u00a0rezerváciu',
    capacity_label: 'Kapacita slovami',
    capacity_max: 'Najviac osôb',
    area_m2: 'Plocha v\u00a0m²',
    description: 'Opis',
    features: 'Vybavenie',
    access: 'Prístupnosť',
    former_labels: 'Predošlé názvy',
    retired: 'Vyradená z\u00a0ponuky',
  },
  picturesOf: imagesOfEach,
});
