import { z } from 'zod';
import { isNumberGuessed, isPlaceGuessed } from '../../../domain/content/guesses.ts';
import { isOffered, type Room } from '../../../domain/content/rooms.ts';
import { type Site, TO_FILL_IN } from '../../../domain/content/settings.ts';
import { DAY_MS } from '../../../domain/time/clock.ts';
import type { WireAccount } from '../../core/accounts/user.ts';
import { type Act, auditLog } from '../../core/audit/audit-log.ts';
import { lookIn, savedIn } from '../../core/entries/house-files.ts';
import { readContent } from '../../core/entries/save-content.ts';
import { collection, everyEntry } from '../../ports/store/collection.ts';
import type { Store } from '../../ports/store/store.ts';
import type { Services } from '../../services.ts';

const NEW_MS = 60 * DAY_MS;

export interface FirstRun {
  contacts: boolean;
  place: boolean;
  numbers: boolean;
  logo: boolean;
  rooms: boolean;
  texts: boolean;
  first_event: boolean;
  colleagues: boolean;
  second_factor: boolean;
}

const guides = (store: Store) => collection(store, 'first-run', z.object({ put_away_at: z.int() }), {});
const ID = 'guide';
const NUMBERS_ID = 'numbers';

/** null: nothing is open, the guide was put away, or the centre is not new. */
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
    place: !isPlaceGuessed(house.site),
    numbers: !isNumberGuessed(house.site) || (await guides(store).find(NUMBERS_ID)) !== null,
    logo: house.hasLogo,
    rooms: house.rooms.filter(isOffered).every(({ images }) => images.length > 0),
    texts: !house.hasGaps,
    first_event: await isLogged(store, 'content_created', 'events/'),
    colleagues: accounts.some(({ id, state }) => id !== actor && (state === 'active' || state === 'invited')),
    second_factor: accounts.some(({ id, two_factor_enabled }) => id === actor && two_factor_enabled),
  };
  return Object.values(steps).every(Boolean) ? null : steps;
}

export async function dismissGuide({ store, clock }: Pick<Services, 'store' | 'clock'>): Promise<void> {
  await store.commit([guides(store).put(ID, { put_away_at: clock.now() }, 'any')]);
}

/** What was guessed is right. A guessed place never is: nobody's house stands there. */
export async function confirmNumbers({ store, clock }: Pick<Services, 'store' | 'clock'>): Promise<void> {
  await store.commit([guides(store).put(NUMBERS_ID, { put_away_at: clock.now() }, 'any')]);
}

interface House {
  site: Site;
  rooms: readonly Room[];
  hasLogo: boolean;
  hasGaps: boolean;
}

/** null while the content does not answer or `site.json` is broken. */
async function readHouse(services: Services): Promise<House | null> {
  const view = await readContent(services).catch(() => null);
  if (view === null) return null;
  const { site } = savedIn(view, 'site.json');
  if (site === undefined) return null;
  const { rooms = [] } = savedIn(view, 'rooms.json');
  const hasGaps = [...view.files.values()].some(
    ({ content }) => content?.kind === 'pages' && content.page.body.includes(TO_FILL_IN),
  );
  return { site, rooms, hasLogo: lookIn(view).logo !== undefined, hasGaps };
}

/** Reserved names (RFC 2606), as in the delivered content. */
const RESERVED = /(?:\.|@)(?:example(?:\.(?:com|net|org))?|test|invalid|localhost)$/i;

function hasOwnAddresses({ email, reservation_email, staff_email }: Site): boolean {
  return ![email, reservation_email, staff_email].some((address) => RESERVED.test(address));
}

async function isLogged(store: Store, act: Act, file: string): Promise<boolean> {
  const acts = everyEntry((page) => auditLog(store).list('act', { ...page, of: act }));
  for await (const { value } of acts) if (value.detail.startsWith(file)) return true;
  return false;
}
