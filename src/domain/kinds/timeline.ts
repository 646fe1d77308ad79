import { z } from 'zod';
import { line, picture } from '../fields/fields.ts';
import { imageOfEach, PICTURE_NAMES, settingKind } from './setting.ts';

const milestone = z.strictObject({
  year: line(12),
  title: line(120),
  text: line(800),
  image: picture.optional(),
});

export type Milestone = z.infer<typeof milestone>;

export const TIMELINE = settingKind({
  name: 'timeline',
  schema: z.array(milestone),
  permission: 'manage_texts',
  group: 'about',
  place: '/about#historia',
  title: 'Z\u00a0histórie domu',
  lead: 'Časová os na stránke O\u00a0nás, od najstarších udalostí.',
  fieldNames: { ...PICTURE_NAMES, year: 'Rok', title: 'Nadpis', text: 'Text' },
  picturesOf: imageOfEach,
});
