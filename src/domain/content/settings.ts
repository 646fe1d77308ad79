// The schemas of the files of `content/` that hold one thing each, and of its Markdown pages.
import { z } from 'zod';
import { PURPOSES } from '../reservations/rental-rules.ts';
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
} from './fields.ts';

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

/** Stable ids of the rooms; the reservation form and calls use them. */
export const ROOM_IDS = ['velka-sala', 'mala-sala', 'foyer'] as const;
export type RoomId = (typeof ROOM_IDS)[number];

const room = z.strictObject({
  id: z.enum(ROOM_IDS, `vyberte jedno z: ${ROOM_IDS.join(', ')}`),
  name: line(60),
  label: line(80),
  capacity_label: line(60),
  capacity_max: z
    .int('najväčší počet osôb je celé číslo')
    .positive('najväčší počet osôb musí byť väčší ako 0')
    .nullable(),
  area_m2: z.number('plocha je číslo v\u00a0m²').positive('plocha musí byť väčšia ako 0'),
  description: line(800),
  features: z.array(line(80)),
  images: z.array(picture).min(1, 'miestnosť má mať aspoň jeden obrázok'),
});

/** `content/rooms.json`: the rooms for hire in the order they are shown. `capacity_max` null: by agreement. */
export const roomsSchema = z.array(room).min(1, 'napíšte aspoň jednu miestnosť');
export type Room = z.infer<typeof room>;

const priceListEntry = z.strictObject({
  id: line(60),
  item: line(80),
  description: line(300),
  purpose: z.enum(PURPOSES, `vyberte ${PURPOSES.join(' alebo ')}, alebo null`).nullable(),
  room: z.enum(ROOM_IDS, `vyberte jedno z: ${ROOM_IDS.join(', ')}, alebo null`).nullable(),
  amount: z.number('suma je číslo v\u00a0eurách').nonnegative('suma nesmie byť záporná'),
  unit: z.enum(['hour', 'once'], 'vyberte hour (za hodinu) alebo once (jednorazovo)'),
});

/** `content/price-list.json`: rows of the price table and of the PDF made from it. `amount` is in euros per `unit`. */
export const priceListSchema = z.array(priceListEntry).min(1, 'cenník nesmie byť prázdny');
export type PriceListEntry = z.infer<typeof priceListEntry>;

const faqItem = z.strictObject({ question: line(200), answer: line(1200) });

/** `content/faq.json`: questions and answers of the contact page. */
export const faqSchema = z.array(faqItem);
export type FaqItem = z.infer<typeof faqItem>;

const member = z.strictObject({
  name: line(80),
  role: line(80),
  phone: phoneNumber,
  email: mailAddress.optional(),
  image: picture.optional(),
});

/** `content/team.json`: the people of the about page. */
export const teamSchema = z.array(member);
export type TeamMember = z.infer<typeof member>;

const milestone = z.strictObject({
  year: line(12),
  title: line(120),
  text: line(800),
  image: picture.optional(),
});

/** `content/timeline.json`: the history of the centre, oldest first. */
export const timelineSchema = z.array(milestone);
export type Milestone = z.infer<typeof milestone>;

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
