import type { Act, AuditEntry } from '../../api/audit.ts';
import { ACT_GROUPS, goneAccount } from '../../domain/accounts/act-groups.ts';
import { ROLE_NAMES } from '../../domain/accounts/role-words.ts';
import { eventCount } from '../../domain/words/plural.ts';
import { contentPlace } from './content-place.ts';

type Words = UnionToIntersection<(typeof ACT_GROUPS)[keyof typeof ACT_GROUPS]>;
type UnionToIntersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;

const WORDS: Readonly<Record<Act, string>> = Object.assign({}, ...Object.values(ACT_GROUPS)) as Words;

export const ACTS = Object.keys(WORDS) as Act[];

export function actText({ act, detail }: Pick<AuditEntry, 'act' | 'detail'>): string {
  const added = importedEvents({ act, detail });
  if (added.length > 0) return `Import: ${eventCount(added.length)}`;
  const known = DETAILED.has(act) && detail !== '' ? `: ${detailText(act, detail)}` : '';
  return `${WORDS[act]}${known}`;
}

/** Their detail tells whom an act concerned when the account is gone. */
const ROLE_ACTS: readonly Act[] = ['user_invited', 'roles_changed', 'user_blocked', 'user_unblocked', 'user_deleted'];

const DETAILED = new Set<Act>([
  ...ROLE_ACTS,
  'two_factor_on',
  'content_created',
  'content_changed',
  'content_deleted',
  'content_restored',
  'media_removed',
  'publication_failed',
  'room_overridden',
  'reservation_entered',
  'reservation_changed',
  'reservation_overridden',
  'reservation_cancelled',
  'reservations_accepted',
  'reservations_removed',
]);

function detailText(act: Act, detail: string): string {
  if (act === 'two_factor_on') return detail === 'app' ? 'kódom z\u00a0aplikácie' : 'kódom v\u00a0e-maile';
  if (ROLE_ACTS.includes(act))
    return detail.replace(/[a-z]+/g, (word) => new Map(Object.entries(ROLE_NAMES)).get(word)?.toLowerCase() ?? word);
  if (act === 'room_overridden') return detail.replace(/^[^ ,]+/, contentText);
  return act.startsWith('content_') ? contentText(detail) : detail;
}

/** Older imports name only their first and last file. */
const FIRST_AND_LAST = /^events\/0*(\d+)-\S+ … events\/0*(\d+)-\S+$/;

function contentText(file: string): string {
  const [, first, last] = FIRST_AND_LAST.exec(file) ?? [];
  if (first !== undefined) return `Podujatia č.\u00a0${first} až ${last}`;
  const name = contentPlace(file)?.name ?? file;
  const slug = /\/\d+-(.+)\.md$/.exec(file)?.[1];
  return slug === undefined ? name : `${name} (${slug})`;
}

interface ImportedEvent {
  title: string;
  to: string;
}

/** An import has a line for each event: its file, a space, its title. */
export function importedEvents({ act, detail }: Pick<AuditEntry, 'act' | 'detail'>): ImportedEvent[] {
  if (act !== 'content_created' || FIRST_AND_LAST.test(detail)) return [];
  return detail.split('\n').flatMap((line) => {
    const [, file = '', title = ''] = /^(events\/\S+\.md) (.+)$/.exec(line) ?? [];
    const place = contentPlace(file);
    return place === null ? [] : [{ title, to: place.to }];
  });
}

export function actorText({ actor, network }: Pick<AuditEntry, 'actor' | 'network'>): string {
  if (actor !== null) return actor.name ?? goneAccount(actor.id);
  return network === null ? 'Web sám' : 'Neprihlásený návštevník';
}

export function subjectText({ subject }: Pick<AuditEntry, 'subject'>): string | null {
  return subject === null ? null : (subject.name ?? goneAccount(subject.id));
}
