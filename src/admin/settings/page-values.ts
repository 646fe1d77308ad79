// A page of text as its form holds it.
import { z } from 'zod';
import { type PageName, pageSchema } from '../../domain/content/settings.ts';
import type { Setting } from './setting.ts';
import { SETTING_FIELD_NAMES } from './setting-field-names.ts';

/** What a call sends and takes: the head of the file, and its text. */
const schema = pageSchema.extend({
  reviewed: pageSchema.shape.reviewed.unwrap().nullable(),
  body: z.string().trim().min(1),
});

type Page = z.infer<typeof schema>;

export interface PageValues extends Omit<Page, 'reviewed'> {
  /** '' for pages that are not reviewed. */
  reviewed: string;
}

export function pageSetting(name: PageName): Setting<Page, PageValues> {
  return {
    name,
    schema,
    toValues: (page) => ({ ...page, reviewed: page.reviewed ?? '' }),
    toFields: ({ reviewed, ...page }) => ({ ...page, reviewed: reviewed || null }),
    fieldOf: (path) => path,
    fieldNames: SETTING_FIELD_NAMES[name],
  };
}
