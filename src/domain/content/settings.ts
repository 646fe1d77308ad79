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
  picturePath,
  slug,
  webAddress,
} from '../fields/fields.ts';
import { PURPOSES } from '../reservations/rental-rules.ts';
import { logoPicture } from './look.ts';

const responsible = z.strictObject({ name: line(120), email: mailAddress });

export const siteSchema = z.strictObject({
  name: line(80),
  short_name: line(30),
  /** Only in folders without `look.json`. */
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
  /** Missing: the first of `phones`. */
  reservation_phone: phoneNumber.optional(),
  /** Missing: the first of `phones`. */
  box_office_phone: phoneNumber.optional(),
  press_email: mailAddress.optional(),
  organisation_id: z
    .string('IČO napíšte v\u00a0úvodzovkách')
    .regex(/^\d{8}$/, 'IČO má osem číslic, napríklad 00123456')
    .optional(),
  founder: line(120).optional(),
  staff_email: mailAddress,
  payment: z
    .strictObject({
      beneficiary: line(70),
      iban: line(42).refine(
        (text) => isValidIBAN(electronicFormatIBAN(text) ?? ''),
        'číslo účtu IBAN nie je správne, skontrolujte číslice',
      ),
      /** Days for the deposit after the confirmation. */
      days: z.int('počet dní je celé číslo').min(1, 'najmenej 1 deň').max(60, 'najviac 60 dní'),
    })
    .optional(),
  /** Missing: people may register accounts. */
  registration: z.enum(['open', 'closed'], 'napíšte open alebo closed').optional(),
  links: z.strictObject({
    district_office: webAddress.optional(),
    facebook: webAddress.optional(),
    instagram: webAddress.optional(),
    data_protection: webAddress.optional(),
    timetable: webAddress.optional(),
  }),
  district_office_label: line(40).optional(),
  content_manager: responsible,
  technical_operator: responsible,
  transport: z.strictObject({ stop: line(60), buses: z.array(line(6)), trams: z.array(line(6)) }).optional(),
  parking: line(200).optional(),
  step_free: line(200).optional(),
  claims: z.strictObject({ years_of_operation: line(10), events_per_year: line(10), visitors_per_year: line(12) }),
  about_teaser: line(400),
  about_lead: line(160).optional(),
  contact_lead: line(200).optional(),
  pictures: z
    .strictObject({ about: picture.optional(), contact: picture.optional(), share: picture.optional() })
    .optional(),
});

export type Site = z.infer<typeof siteSchema>;

const priceListEntry = z.strictObject({
  id: line(60),
  item: line(80),
  description: line(300),
  purpose: z.enum(PURPOSES, `vyberte ${PURPOSES.join(' alebo ')}, alebo null`).nullable(),
  room: slug.nullable(),
  amount: z.number('suma je číslo v\u00a0eurách').nonnegative('suma nesmie byť záporná'),
  unit: z.enum(['hour', 'once'], 'vyberte hour (za hodinu) alebo once (jednorazovo)'),
});

/** `amount` is in euros per `unit`. */
export const priceListSchema = z.array(priceListEntry).min(1, 'cenník nesmie byť prázdny');
export type PriceListEntry = z.infer<typeof priceListEntry>;

const faqItem = z.strictObject({ question: line(200), answer: line(1200) });

export const faqSchema = z.array(faqItem);
export type FaqItem = z.infer<typeof faqItem>;

const member = z.strictObject({
  name: line(80),
  role: line(80),
  phone: phoneNumber,
  email: mailAddress.optional(),
  image: picture.optional(),
});

export const teamSchema = z.array(member);
export type TeamMember = z.infer<typeof member>;

const milestone = z.strictObject({
  year: line(12),
  title: line(120),
  text: line(800),
  image: picture.optional(),
});

/** The oldest comes first. */
export const timelineSchema = z.array(milestone);
export type Milestone = z.infer<typeof milestone>;

const flagship = z.strictObject({
  id: slug,
  name: line(80),
  season: line(60),
  description: line(800),
  images: z.array(picture),
});

export const flagshipEventsSchema = z.array(flagship);
export type FlagshipEvent = z.infer<typeof flagship>;

const partner = z.strictObject({
  name: line(120),
  logo: picturePath,
  url: webAddress,
  width: z.int().positive(),
  height: z.int().positive(),
});

export const partnersSchema = z.strictObject({ partners: z.array(partner), supporters: z.array(partner) });
export type Partner = z.infer<typeof partner>;

export const PAGE_NAMES = ['about', 'terms', 'privacy', 'cookies', 'accessibility'] as const;
export type PageName = (typeof PAGE_NAMES)[number];

/** A gap that the house must fill in: `[doplňte: kto odosiela e-maily]`. */
export const TO_FILL_IN = '[doplňte';

/** `reviewed` is the last review of the accessibility statement. */
export const pageSchema = z.strictObject({
  title: line(120),
  description: line(200),
  updated: calendarDate,
  reviewed: calendarDate.optional(),
});

export type PageEntry = z.infer<typeof pageSchema>;
