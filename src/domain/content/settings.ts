// The schemas of the files of `content/` that hold one thing each, and of its Markdown pages.
import { electronicFormatIBAN, isValidIBAN } from 'ibantools';
import { z } from 'zod';
import {
  calendarDate,
  latitude,
  line,
  longitude,
  mailAddress,
  phoneNumber,
  picture,
  webAddress,
} from '../fields/fields.ts';
import { logoPicture } from '../kinds/look.ts';

const responsible = z.strictObject({ name: line(120), email: mailAddress });

/** `content/site.json`: what header, footer and contact page say about the centre, such as its name and address. */
export const siteSchema = z.strictObject({
  name: line(80),
  short_name: line(30),
  /** Of a folder without `look.json`, which names it now. */
  logo: logoPicture.optional(),
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
  /** The number for hiring a room; if it is missing, the first of `phones` is used. */
  reservation_phone: phoneNumber.optional(),
  /** The number for tickets and questions about the programme; if it is missing, the first of `phones` is used. */
  box_office_phone: phoneNumber.optional(),
  press_email: mailAddress.optional(),
  /** IČO, the number of the organisation in the register. */
  organisation_id: z
    .string('IČO napíšte v\u00a0úvodzovkách')
    .regex(/^\d{8}$/, 'IČO má osem číslic, napríklad 00123456')
    .optional(),
  /** Who founded the centre and answers for it. */
  founder: line(120).optional(),
  staff_email: mailAddress,
  /** Where hirers pay by transfer; if it is missing, they are told to ask. */
  payment: z
    .strictObject({
      /** As banking apps show it. */
      beneficiary: line(70),
      /** With or without spaces. */
      iban: line(42).refine(
        (text) => isValidIBAN(electronicFormatIBAN(text) ?? ''),
        'číslo účtu IBAN nie je správne, skontrolujte číslice',
      ),
      /** How many days hirers have for the deposit after the confirmation. */
      days: z.int('počet dní je celé číslo').min(1, 'najmenej 1 deň').max(60, 'najviac 60 dní'),
    })
    .optional(),
  /** Whether people may register accounts themselves; if it is missing, they may. */
  registration: z.enum(['open', 'closed'], 'napíšte open alebo closed').optional(),
  links: z.strictObject({
    /** Whoever runs the centre: the office of a district, a village, a county. */
    district_office: webAddress.optional(),
    facebook: webAddress.optional(),
    instagram: webAddress.optional(),
    data_protection: webAddress.optional(),
    timetable: webAddress.optional(),
  }),
  /** What the footer calls `district_office`; if it is missing, the site of the founder. */
  district_office_label: line(40).optional(),
  content_manager: responsible,
  technical_operator: responsible,
  /** Where visitors get off; a centre may have no stop near it. */
  transport: z.strictObject({ stop: line(60), buses: z.array(line(6)), trams: z.array(line(6)) }).optional(),
  /** Where visitors park, and the way in without steps. */
  parking: line(200).optional(),
  step_free: line(200).optional(),
  claims: z.strictObject({ years_of_operation: line(10), events_per_year: line(10), visitors_per_year: line(12) }),
  about_teaser: line(400),
  /** Under the titles of the pages about the centre and about hire; where one is missing, words that are true of every centre. */
  about_lead: line(160).optional(),
  contact_lead: line(200).optional(),
  /** Of the pages that begin with one. Where one is left out a pattern is drawn. `share` is as `logo`. */
  pictures: z
    .strictObject({ about: picture.optional(), contact: picture.optional(), share: picture.optional() })
    .optional(),
});

export type Site = z.infer<typeof siteSchema>;

/** The Markdown pages, by file name. */
export const PAGE_NAMES = ['about', 'terms', 'privacy', 'cookies', 'accessibility'] as const;
export type PageName = (typeof PAGE_NAMES)[number];

/** Begins a place in a page that only the house itself can fill in: `[doplňte: kto odosiela e-maily]`. */
export const TO_FILL_IN = '[doplňte';

/** Front matter of `content/pages/<name>.md`. `reviewed` is the last review of the accessibility statement. */
export const pageSchema = z.strictObject({
  title: line(120),
  description: line(200),
  updated: calendarDate,
  reviewed: calendarDate.optional(),
});

export type PageEntry = z.infer<typeof pageSchema>;
