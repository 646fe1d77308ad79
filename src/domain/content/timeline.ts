import { z } from 'zod';
import { line, picture } from './fields.ts';

const milestone = z.strictObject({
  year: line(12),
  title: line(120),
  text: line(800),
  image: picture.optional(),
});

/** `content/timeline.json`: the history of the centre, oldest first. */
export const timelineSchema = z.array(milestone);
export type Milestone = z.infer<typeof milestone>;
