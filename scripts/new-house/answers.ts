import { z } from 'zod';
import { line, mailAddress, phoneNumber, webAddress } from '../../src/domain/fields/fields.ts';
import { duplicateIndexes } from '../../src/domain/fields/same-value.ts';
import { slugOf } from '../../src/domain/words/fold.ts';

export class HouseError extends Error {
  override name = 'HouseError';
}

/** Transforms run only on texts of this form. */
const written = (form: RegExp, message: string) =>
  z
    .string(message)
    .trim()
    .refine((text) => form.test(text), { error: message, abort: true });

/** `0905 123 456` → `+421 905 123 456`, `036/755 12 34` → `+421 36 755 12 34` */
const phone = z.preprocess(
  (value) =>
    typeof value === 'string'
      ? value
          .trim()
          .replace(/^0(?=[1-9])/, '+421 ')
          .replace('/', ' ')
      : value,
  phoneNumber,
);

const postalCode = written(/^\d{3} ?\d{2}$/, 'PSČ má päť číslic, napríklad 841 04').transform((code) =>
  code.replace(/^(\d{3}) ?/, '$1 '),
);

/** Accepts only Slovakia, so that nobody swaps the numbers. */
const position = written(
  /^4[789]\.\d+ *N?, *(?:1[6-9]|2[0-2])\.\d+ *E?$/i,
  'napíšte zemepisnú šírku a\u00a0dĺžku, napríklad 48.1546, 17.0560',
).transform((text) => {
  const [lat = 0, lng = 0] = text.split(',').map((part) => Number.parseFloat(part));
  return { lat, lng };
});

const year = written(/^(?:19|20)\d{2}$/, 'napíšte rok štyrmi číslicami, napríklad 1985').transform(Number);
const count = written(/^[1-9]\d{0,5}$/, 'napíšte celé číslo, napríklad 40').transform(Number);

const ROOM =
  /^(?<name>[^;]{0,59}[^;\s]) *; *(?<people>[1-9]\d{0,4}|-) *; *(?<area>[1-9]\d{0,4}(?:[.,]\d{1,2})?) *(?:; *(?<price>\d{1,5}(?:[.,]\d{1,2})?))?$/;
const ROOM_WANTED =
  'napíšte názov; počet osôb (alebo pomlčku); plochu v\u00a0m²; cenu za hodinu v\u00a0eurách, napríklad „Veľká sála; 250; 286; 90“';

/** People null: by agreement; price null: not in the price list. */
const room = written(ROOM, ROOM_WANTED).transform((text) => {
  const parts: Partial<Record<string, string>> = ROOM.exec(text)?.groups ?? {};
  const { name = '', people, area, price } = parts;
  return {
    name,
    people: people === '-' ? null : Number(people),
    area: decimal(area),
    price: price === undefined ? null : decimal(price),
  };
});

function decimal(text = ''): number {
  return Number(text.replace(',', '.'));
}

const rooms = z
  .array(room, ROOM_WANTED)
  .min(1, ROOM_WANTED)
  .refine(
    (all) => duplicateIndexes(all.map(({ name }) => slugOf(name))).length === 0,
    'dve miestnosti sa volajú rovnako',
  )
  .refine(
    (all) => all.some(({ price }) => price !== null),
    'napíšte cenu aspoň jednej miestnosti, cenník nesmie byť prázdny',
  );

const answersSchema = z.object({
  name: line(80),
  place: line(60),
  street: line(80),
  postal_code: postalCode,
  email: mailAddress,
  phone,
  founded: year,
  rooms,
  admin: mailAddress,
  web: webAddress.optional(),
  position: position.optional(),
  events: count.optional(),
  visitors: count.optional(),
  stop: line(60).optional(),
});

export type Answers = z.infer<typeof answersSchema>;

export interface Question {
  name: keyof Answers;
  flag: string;
  label: string;
  why: string;
  isList?: true;
  isOptional?: true;
  /** The site needs a value, so the house gets a guess. */
  isGuessed?: true;
}

export const QUESTIONS: readonly Question[] = [
  {
    name: 'name',
    flag: 'name',
    label: 'Názov domu',
    why: 'Celý názov, ako ho ľudia poznajú; stojí v\u00a0hlavičke každej stránky, napríklad Dom kultúry Hlinené.',
  },
  {
    name: 'place',
    flag: 'place',
    label: 'Obec',
    why: 'Obec alebo mesto, kde dom stojí, ako patrí do adresy.',
  },
  {
    name: 'street',
    flag: 'street',
    label: 'Ulica a\u00a0číslo',
    why: 'Podľa adresy vás návštevníci nájdu, v\u00a0obci bez ulíc napíšte názov obce a\u00a0číslo.',
  },
  {
    name: 'postal_code',
    flag: 'postal-code',
    label: 'PSČ',
    why: 'Päť číslic pošty, ktorá vám doručuje.',
  },
  {
    name: 'email',
    flag: 'email',
    label: 'E-mail',
    why: 'Adresa pre verejnosť, píšu na ňu návštevníci aj tí, čo si chcú prenajať sálu.',
  },
  {
    name: 'phone',
    flag: 'phone',
    label: 'Telefón',
    why: 'Číslo pre verejnosť, napríklad +421 900 123 456.',
  },
  {
    name: 'founded',
    flag: 'founded',
    label: 'Rok otvorenia',
    why: 'Odkedy dom funguje; píše sa na stránke O\u00a0nás a\u00a0na úvodnej stránke sa z\u00a0neho počítajú roky.',
  },
  {
    name: 'rooms',
    flag: 'room',
    label: 'Miestnosti',
    why: 'Čo dom prenajíma, každá miestnosť na vlastnom riadku: názov; počet osôb; plocha v\u00a0m²; cena za hodinu v\u00a0eurách, napríklad Veľká sála; 250; 286; 90.',
    isList: true,
  },
  {
    name: 'admin',
    flag: 'admin',
    label: 'E-mail prvého správcu',
    why: 'Kto bude web spravovať; touto adresou sa prvý raz prihlási, chodia na ňu správy o\u00a0žiadostiach a\u00a0verejná nie je.',
  },
  {
    name: 'web',
    flag: 'web',
    label: 'Web obce',
    why: 'Adresa webu obce alebo zriaďovateľa, vedie na ňu odkaz v\u00a0pätičke.',
    isOptional: true,
  },
  {
    name: 'position',
    flag: 'position',
    label: 'Poloha na mape',
    why: 'Zemepisná šírka a\u00a0dĺžka, ako ich ukáže mapa po kliknutí na dom, napríklad 48.1546, 17.0560.',
    isOptional: true,
    isGuessed: true,
  },
  {
    name: 'events',
    flag: 'events',
    label: 'Podujatí ročne',
    why: 'Koľko podujatí u\u00a0vás býva za rok, stačí odhad; píše sa na úvodnej stránke.',
    isOptional: true,
    isGuessed: true,
  },
  {
    name: 'visitors',
    flag: 'visitors',
    label: 'Návštevníkov ročne',
    why: 'Koľko ľudí k\u00a0vám príde za rok, stačí odhad; píše sa na stránke O\u00a0nás.',
    isOptional: true,
    isGuessed: true,
  },
  {
    name: 'stop',
    flag: 'stop',
    label: 'Zastávka',
    why: 'Najbližšia zastávka autobusu alebo električky.',
    isOptional: true,
  },
];

export function complaintAbout({ name, isList }: Question, text: string): string | null {
  const schema: z.ZodType = isList ? room : answersSchema.shape[name];
  const [issue] = schema.safeParse(text).error?.issues ?? [];
  return issue === undefined ? null : `Skúste to, prosím, znova: ${issue.message}.`;
}

/** What need not be answered may be empty, as in the dialogue. */
function withoutEmpty(given: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const optional = new Set<string>(QUESTIONS.flatMap(({ name, isOptional }) => (isOptional ? [name] : [])));
  return Object.fromEntries(
    Object.entries(given).filter(([name, value]) => !optional.has(name) || (value !== null && value !== '')),
  );
}

export function judgeAnswers(given: Readonly<Record<string, unknown>>): Answers {
  const result = answersSchema.safeParse(withoutEmpty(given));
  if (result.success) return result.data;
  const complaints = QUESTIONS.flatMap(({ name, flag, label }) => {
    const issue = result.error.issues.find(({ path }) => path[0] === name);
    if (issue === undefined) return [];
    return [`  ${label} (--${flag}): ${given[name] === undefined ? 'odpoveď chýba' : issue.message}`];
  });
  throw new HouseError(`Dom sme nezaložili, pozrite si tieto odpovede:\n${complaints.join('\n')}`);
}
