import { gallerySchema } from '../galleries/gallery-file.ts';

const FILE = /^galleries\/([1-9]\d{0,6})\.json$/;

/** The photos of an event; without photos there is no file. */
export const GALLERIES = {
  name: 'galleries',
  schema: gallerySchema,
  permission: 'manage_events',
  words: {
    one: 'Fotky',
    fileName: 'galéria sa volá podľa čísla svojho podujatia, napríklad galleries/151.json',
    notFound: 'Podujatie, ku ktorému fotky patria, sa nenašlo. Možno ho medzitým niekto zmazal.',
    noSuchRevision: 'V\u00a0tejto verzii fotky nie sú.',
    restored: 'Fotky sú späť.',
  },
  fieldNames: {
    photos: 'Fotky',
    id: 'Číslo fotky',
    image_path: 'Obrázok',
    alt_text: 'Opis obrázka',
    caption: 'Popis pod fotkou',
    credit: 'Kto fotil',
    hidden: 'Skryť pred návštevníkmi',
  },
  filePath: (eventId: number) => `galleries/${eventId}.json`,
  readPath(path: string): { kind: 'galleries'; eventId: number } | null {
    const [, eventId] = FILE.exec(path) ?? [];
    return eventId === undefined ? null : { kind: 'galleries', eventId: Number(eventId) };
  },
} as const;
