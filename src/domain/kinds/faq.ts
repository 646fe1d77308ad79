import { z } from 'zod';
import { line } from '../fields/fields.ts';
import { settingKind } from './setting.ts';

const faqItem = z.strictObject({ question: line(200), answer: line(1200) });

export type FaqItem = z.infer<typeof faqItem>;

export const FAQ = settingKind({
  name: 'faq',
  schema: z.array(faqItem),
  permission: 'manage_texts',
  group: 'house',
  place: '/contact#faq',
  title: 'Časté otázky',
  lead: 'Otázky a\u00a0odpovede na konci stránky Prenájom.',
  fieldNames: { question: 'Otázka', answer: 'Odpoveď' },
});
