import { z } from 'zod';
import { line, picture, slug } from '../fields/fields.ts';
import { imagesOfEach, PICTURE_NAMES, settingKind } from './setting.ts';

const flagship = z.strictObject({
  id: slug,
  name: line(80),
  season: line(60),
  description: line(800),
  images: z.array(picture),
});

export type FlagshipEvent = z.infer<typeof flagship>;

export const FLAGSHIPS = settingKind({
  name: 'flagship-events',
  schema: z.array(flagship),
  permission: 'manage_texts',
  group: 'about',
  place: '/about#tradicie',
  title: 'Naše veľké podujatia',
  lead: 'Podujatia, na ktoré sa čaká celý rok, na stránke O\u00a0nás.',
  fieldNames: { ...PICTURE_NAMES, name: 'Názov', season: 'Kedy býva', description: 'Opis' },
  picturesOf: imagesOfEach,
});
