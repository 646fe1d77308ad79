import { z } from 'zod';
import { calendarDate, line } from './fields.ts';

/** The Markdown pages, by file name. */
export const PAGE_NAMES = ['about', 'terms', 'privacy', 'cookies', 'accessibility'] as const;
export type PageName = (typeof PAGE_NAMES)[number];

/** Front matter of `content/pages/<name>.md`. `reviewed` is the last review of the accessibility statement. */
export const pageSchema = z.strictObject({
  title: line(120),
  description: line(200),
  updated: calendarDate,
  reviewed: calendarDate.optional(),
});

export type PageEntry = z.infer<typeof pageSchema>;
