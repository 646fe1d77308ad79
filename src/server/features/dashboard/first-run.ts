// The guide of a new centre on the first screen: what is still to be done before the site is its own.
import { z } from 'zod';
import { type Site, TO_FILL_IN } from '../../../domain/content/settings.ts';
import { DAY_MS } from '../../../domain/time/clock.ts';
import type { WireAccount } from '../../core/accounts/user.ts';
import { auditLog } from '../../core/audit/audit-log.ts';
import { lookIn } from '../../core/entries/house-files.ts';
import { readContent } from '../../core/entries/save-content.ts';
import { collection, everyEntry } from '../../ports/store/collection.ts';
import type { Store } from '../../ports/store/store.ts';
import type { Services } from '../../services.ts';

/** An installation is new for this time after its first account. */
const NEW_MS = 60 * DAY_MS;

/** Whether each step is done, in the order of the guide. */
export interface FirstRun {
  contacts: boolean;
  logo: boolean;
  texts: boolean;
  first_event: boolean;
  colleagues: boolean;
  second_factor: boolean;
}

const guides = (store: Store) => collection(store, 'first-run', z.object({ put_away_at: z.int() }), {});
const ID = 'guide';

/**
 * The steps as they really are; null when nothing is open, an administrator has put the guide away, or the centre is not new.
 * @param accounts all accounts, oldest first
 * @param actor the account of the caller
 */
export async function readFirstRun(
  services: Services,
  accounts: readonly WireAccount[],
  actor: string,
): Promise<FirstRun | null> {
  const { store, clock } = services;
  const [first] = accounts;
  if (first === undefined || clock.now() - Date.parse(first.created_at) > NEW_MS) return null;
  if ((await guides(store).find(ID)) !== null) return null;
  const house = await readHouse(services);
  if (house === null) return null;
  const steps = {
    contacts: hasOwnAddresses(house.site),
    logo: house.hasLogo,
    texts: !house.hasGaps,
    first_event: await hasMadeAnEvent(store),
    colleagues: accounts.some(({ id, state }) => id !== actor && (state === 'active' || state === 'invited')),
    second_factor: accounts.some(({ id, two_factor_enabled }) => id === actor && two_factor_enabled),
  };
  return Object.values(steps).every(Boolean) ? null : steps;
}

/** The guide is not shown any more, to nobody. */
export async function putGuideAway({ store, clock }: Pick<Services, 'store' | 'clock'>): Promise<void> {
  await store.commit([guides(store).put(ID, { put_away_at: clock.now() }, 'any')]);
}

interface House {
  site: Site;
  hasLogo: boolean;
  /** Whether a text page holds a place that has still to be filled in. */
  hasGaps: boolean;
}

/** The newest state, published or not; null while the content does not answer or `site.json` is broken. */
async function readHouse(services: Services): Promise<House | null> {
  const view = await readContent(services).catch(() => null);
  if (view === null) return null;
  const file = view.files.get('site.json')?.content;
  const site = file?.kind === 'setting' ? file.settings.site : undefined;
  if (site === undefined) return null;
  const hasGaps = [...view.files.values()].some(
    ({ content }) => content?.kind === 'pages' && content.page.body.includes(TO_FILL_IN),
  );
  return { site, hasLogo: lookIn(view).logo !== undefined, hasGaps };
}

/** Names that belong to nobody (RFC 2606), as in the content that comes with the program. */
const RESERVED = /(?:\.|@)(?:example(?:\.(?:com|net|org))?|test|invalid|localhost)$/i;

/** Whether visitors who write to the centre reach it. */
function hasOwnAddresses({ email, reservation_email, staff_email }: Site): boolean {
  return ![email, reservation_email, staff_email].some((address) => RESERVED.test(address));
}

/** Whether anybody has added an event in the staff area. The events that come with the program do not count. */
async function hasMadeAnEvent(store: Store): Promise<boolean> {
  const made = everyEntry((page) => auditLog(store).list('act', { ...page, of: 'content_created' }));
  for await (const { value } of made) if (value.detail.startsWith('events/')) return true;
  return false;
}
