import { withDateParts, withoutDateParts } from '../events/compared-dates.ts';
import { eventCallSchema, readEventCall, toEventCall } from '../events/event-call.ts';
import { type EventEntry, eventSchema } from '../events/event-file.ts';
import { dateFields } from '../fields/call-fields.ts';
import { EVENT_FIELDS, fileFields } from './event-fields.ts';
import { type EntryDescription, fieldRules } from './kind.ts';

const DESCRIPTION = {
  name: 'events',
  permission: 'manage_events',
  git: { one: 'event', added: 'Add an event' },
  words: {
    one: 'Podujatie',
    all: 'Všetky podujatia',
    allDeleted: 'Zmazané podujatia',
    fileName:
      'podujatie sa má volať napríklad events/0151-letny-koncert.md: číslo aspoň štyrmi číslicami, potom malé písmená bez diakritiky, číslice a\u00a0pomlčky',
    otherNumber: 'číslo podujatia má byť to isté ako v\u00a0názve súboru',
    notFound: 'Podujatie sa nenašlo. Možno ho medzitým niekto zmazal.',
    noSuchRevision: 'V\u00a0tejto verzii podujatie nie je.',
    deleted: 'Podujatie je zmazané.',
    restored: 'Podujatie je späť.',
    restoring: (title: string, isDraft: boolean) => ({
      title: 'Vrátiť podujatie?',
      text: [
        `„${title}“ sa vráti tak, ako bolo pri zmazaní, aj s\u00a0fotkami.`,
        isDraft ? 'Zostane konceptom, na webe ho nikto neuvidí.' : 'Na webe bude o\u00a0chvíľu.',
      ].join(' '),
      confirmLabel: 'Vrátiť podujatie',
    }),
  },
  fields: EVENT_FIELDS,
} as const satisfies EntryDescription<'events', keyof EventEntry & string>;

const FILE = /^events\/(\d{4,7})-([a-z0-9]+(?:-[a-z0-9]+)*)\.md$/;

interface EventPath {
  kind: 'events';
  id: number;
  slug: string;
}

export const EVENTS = {
  ...DESCRIPTION,
  ...fieldRules(EVENT_FIELDS),
  /** Of the front matter; start and end follow from several dates. */
  schema: eventSchema,
  fileFields: Object.keys(fileFields),
  dates: dateFields(fileFields),

  /** The number has at least four digits, so that files sort by it. */
  filePath: (id: number, slug: string) => `events/${String(id).padStart(4, '0')}-${slug}.md`,

  readPath(path: string): EventPath | null {
    const [, id, slug] = FILE.exec(path) ?? [];
    return id === undefined || slug === undefined ? null : { kind: 'events', id: Number(id), slug };
  },

  callSchema: eventCallSchema,
  toCall: toEventCall,
  readCall: readEventCall,

  /** Of a call, as a conflict and the history compare them, and back. */
  toParts: withDateParts,
  ofParts: withoutDateParts,
} as const;
