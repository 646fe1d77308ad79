import { z } from 'zod';
import { line, picture, slug } from './fields.ts';

const flagship = z.strictObject({
  id: slug,
  name: line(80),
  season: line(60),
  description: line(800),
  images: z.array(picture).min(1, 'podujatie má mať aspoň jeden obrázok'),
});

/** `content/flagship-events.json`: the three yearly events of the about page. */
export const flagshipEventsSchema = z.array(flagship);
export type FlagshipEvent = z.infer<typeof flagship>;
