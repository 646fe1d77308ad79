// Questions and answers as their form holds them.
import { type FaqItem, faqSchema } from '../../../domain/content/settings.ts';
import { listVersions } from '../../entries/versions.ts';
import { inItems, type Setting } from '../setting.ts';
import { SETTING_FIELD_NAMES } from '../setting-field-names.ts';
import { type Row, toRows } from '../shared/row.ts';

export interface FaqValues {
  items: Row<FaqItem>[];
}

export const FAQ: Setting<FaqItem[], FaqValues> = {
  name: 'faq',
  schema: faqSchema,
  toValues: (items) => ({ items: toRows(items) }),
  toFields: ({ items }) => items.map(({ question, answer }) => ({ question: question.trim(), answer: answer.trim() })),
  fieldOf: inItems,
  fieldNames: SETTING_FIELD_NAMES.faq,
  versions: listVersions(({ question }) => String(question)),
};
