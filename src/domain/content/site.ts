import { z } from 'zod';
import { latitude, line, longitude, mailAddress, phoneNumber, webAddress } from './fields.ts';

const responsible = z.strictObject({ name: line(120), email: mailAddress });

/** `content/site.json`: who and where the centre is; everything header, footer and contact page say about it. */
export const siteSchema = z.strictObject({
  name: line(80),
  short_name: line(30),
  description: line(200),
  founded_year: z.int('rok je celé číslo').min(1900, 'rok je najmenej 1900').max(2100, 'rok je najviac 2100'),
  address: z.strictObject({
    street: line(80),
    postal_code: line(10),
    city: line(60),
    country: z.string().regex(/^[A-Z]{2}$/, 'napíšte dvojpísmenový kód krajiny, napríklad SK'),
  }),
  location: z.strictObject({ lat: latitude, lng: longitude }),
  phones: z.array(z.strictObject({ label: line(60), number: phoneNumber })).min(1, 'napíšte aspoň jeden telefón'),
  email: mailAddress,
  reservation_email: mailAddress,
  /** For those who want to hire a room; without it the first of `phones`. */
  reservation_phone: phoneNumber.optional(),
  staff_email: mailAddress,
  /** Whether people may make accounts for themselves; without it they may. */
  registration: z.enum(['open', 'closed'], 'napíšte open alebo closed').optional(),
  links: z.strictObject({
    district_office: webAddress,
    facebook: webAddress,
    instagram: webAddress,
    data_protection: webAddress,
    timetable: webAddress,
  }),
  content_manager: responsible,
  technical_operator: responsible,
  transport: z.strictObject({ stop: line(60), buses: z.array(line(6)), trams: z.array(line(6)) }),
  claims: z.strictObject({ years_of_operation: line(10), events_per_year: line(10), visitors_per_year: line(12) }),
  about_teaser: line(400),
});

export type Site = z.infer<typeof siteSchema>;
