import { z } from 'zod';
import { line, picturePath, webAddress } from './fields.ts';

const partner = z.strictObject({
  name: line(120),
  logo: picturePath,
  url: webAddress,
  width: z.int().positive(),
  height: z.int().positive(),
});

/** `content/partners.json`: logos of the home and partners pages. */
export const partnersSchema = z.strictObject({ partners: z.array(partner), supporters: z.array(partner) });
export type Partner = z.infer<typeof partner>;
