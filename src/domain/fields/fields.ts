import { z } from 'zod';
import { isCalendarDate } from '../time/calendar-day.ts';
import { isWallClock } from '../time/written-moment.ts';
import { cleanLine, cleanPhone } from '../words/clean-text.ts';
import { completeWebAddress } from '../words/web-address.ts';

/** Control characters in pasted text would make a feed unreadable. */
export const line = (maxCharacters: number) =>
  z
    .string('napíšte text v\u00a0úvodzovkách')
    .overwrite(cleanLine)
    .min(1, 'text nesmie byť prázdny')
    .max(maxCharacters, `text smie mať najviac ${maxCharacters} znakov`);

/** In Bratislava. Rules about several dates run only when all are real. */
export const wallClock = z
  .string('napíšte dátum a\u00a0čas v\u00a0tvare 2026-12-05T18:00')
  .refine(isWallClock, { error: 'napíšte skutočný dátum a\u00a0čas v\u00a0tvare 2026-12-05T18:00', abort: true });

export const calendarDate = z
  .string('napíšte dátum v\u00a0úvodzovkách v\u00a0tvare "2026-12-05"')
  .refine(isCalendarDate, 'napíšte skutočný dátum v\u00a0tvare 2026-12-05');

const REAL_DAY = 'Napíšte skutočný dátum v\u00a0tvare RRRR-MM-DD.';

export const calendarDay = z.string(REAL_DAY).refine(isCalendarDate, { error: REAL_DAY, abort: true });

const WHOLE_ADDRESS = 'napíšte celú adresu, ktorá sa začína na https://';

/** Only https or http, so that no link runs a script (ASVS 1.2.2). */
export const webAddress = z
  .string(WHOLE_ADDRESS)
  .overwrite(completeWebAddress)
  .check(z.url({ protocol: /^https?$/, error: WHOLE_ADDRESS }))
  .max(2000, 'adresa smie mať najviac 2000 znakov');

export const linkTarget = z.union(
  [webAddress, z.string().regex(/^\/(?![/\\])[^\s\\]*$/)],
  'napíšte celú adresu, ktorá sa začína na https://, alebo miesto na tomto webe, ktoré sa začína na /',
);

export const picturePath = z
  .string('napíšte cestu k\u00a0obrázku, napríklad events/0001.webp')
  .regex(
    /^[a-z0-9-]+(\/[a-z0-9-]+)*\.(webp|jpg|jpeg|png|svg)$/,
    'cesta k\u00a0obrázku sa píše od priečinka storage, napríklad events/0001.webp: malé písmená bez diakritiky, číslice, pomlčky a\u00a0lomky, prípona webp, jpg, png alebo svg',
  );

const percent = z.int('napíšte celé číslo od 0 do 100').min(0, 'najmenej 0').max(100, 'najviac 100');

/** Percent from the left and from the top. */
export const pictureFocus = z.strictObject({ x: percent, y: percent });
export type PictureFocus = z.infer<typeof pictureFocus>;

/** In pixels; an empty description marks a decorative picture. */
export const picture = z.strictObject({
  image_path: picturePath,
  alt_text: z
    .string('opíšte obrázok, alebo nechajte "" pre čisto dekoratívny')
    .overwrite(cleanLine)
    .max(300, 'opis smie mať najviac 300 znakov'),
  width: z.int('šírka je celé číslo v\u00a0bodoch').positive('šírka musí byť väčšia ako 0'),
  height: z.int('výška je celé číslo v\u00a0bodoch').positive('výška musí byť väčšia ako 0'),
  focus: pictureFocus.optional(),
});

export type Picture = z.infer<typeof picture>;

const WRONG_MAIL = 'napíšte platnú e-mailovú adresu';

export const mailAddress = z
  .string(WRONG_MAIL)
  .overwrite(cleanLine)
  .check(z.email(WRONG_MAIL))
  .max(254, 'adresa smie mať najviac 254 znakov');

export const phoneNumber = z
  .string('napíšte telefónne číslo')
  .overwrite((text) => cleanPhone(text).replace(/[ -]+/g, ' '))
  .regex(/^\+\d[\d ]{6,20}$/, 'napíšte číslo v\u00a0medzinárodnom tvare, napríklad +421 900 123 456');

export const slug = z
  .string('napíšte krátky názov do adresy')
  .max(80, 'názov v\u00a0adrese smie mať najviac 80 znakov')
  .regex(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    'názov v\u00a0adrese smie mať len malé písmená bez diakritiky, číslice a\u00a0pomlčky',
  );

/** Degrees (WGS 84). */
export const latitude = z.number('zemepisná šírka je číslo').min(-90, 'najmenej -90').max(90, 'najviac 90');
export const longitude = z.number('zemepisná dĺžka je číslo').min(-180, 'najmenej -180').max(180, 'najviac 180');
