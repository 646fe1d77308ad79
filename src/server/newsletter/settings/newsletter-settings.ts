import { type NewsletterSettings, newsletterSettingsSchema } from '../../../domain/newsletter/newsletter-desk.ts';
import type { Services } from '../../services.ts';
import { collection } from '../../store/collection.ts';
import type { Store } from '../../store/store.ts';

const ID = 'desk';
const DEFAULTS: NewsletterSettings = { draft_day: 20, reply_to: null };

const settingsRecords = (store: Store) => collection(store, 'newsletter-settings', newsletterSettingsSchema, {});

/** @throws StoreError unavailable */
export async function readNewsletterSettings({ store }: Pick<Services, 'store'>): Promise<NewsletterSettings> {
  return (await settingsRecords(store).find(ID))?.value ?? DEFAULTS;
}

/** @throws StoreError unavailable */
export async function saveNewsletterSettings(
  { store }: Pick<Services, 'store'>,
  settings: NewsletterSettings,
): Promise<void> {
  await store.commit([settingsRecords(store).put(ID, settings, 'any')]);
}
