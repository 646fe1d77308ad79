import { Hono } from 'hono';
import { z } from 'zod';
import { actorOf, guards } from '../auth/guards.ts';
import { type EntryState, entryState } from '../entries/entry.ts';
import { type EntryKind, type EntryName, fileEntries, fileRoutes } from '../entries/file-entries.ts';
import { readContent } from '../entries/save-content.ts';
import { placeBody } from '../entries/version.ts';
import type { AppEnv } from '../http/app-env.ts';
import { validated } from '../http/validated.ts';
import { readPublications } from '../publishing/publication.ts';
import type { Services } from '../services.ts';
import {
  type AdminSetting,
  adminSettingOf,
  changeSetting,
  EDITABLE_NAMES,
  type EditableName,
  isEditableName,
  partsOfSetting,
  settingFilePath,
} from './edit-setting.ts';

const settingBody = placeBody.extend({ value: z.unknown() });

export interface AdminSettingItem extends EntryState {
  name: EditableName;
}

export type AdminSettingsApi = ReturnType<typeof adminSettingsRoutes>;

export function adminSettingsRoutes(services: Services) {
  const manage = guards(services).can('manage_settings');
  const kind: EntryKind<SettingFile, AdminSetting> = {
    guard: manage,
    param: 'name',
    scope: 'settings',
    entryOf: (name) => (isEditableName(name) ? { name, file: settingFilePath(name) } : null),
    isOptional: true,
    fieldsOf: (file, { name }) => adminSettingOf(name, file),
    partsOf: (file, { name }) => partsOfSetting(name, file),
    notFound: 'Takéto nastavenie neexistuje.',
    noSuchRevision: 'V\u00a0tejto verzii toto nastavenie nie je.',
  };
  const settings = fileEntries(services, kind);

  return new Hono<AppEnv>()
    .get('/api/admin/settings', manage, async (c) => {
      const [view, publicationOf] = [await readContent(services), await readPublications(services)];
      const items = await Promise.all(
        EDITABLE_NAMES.map(
          async (name): Promise<AdminSettingItem> => ({
            name,
            ...(await entryState(view, publicationOf, settingFilePath(name))),
          }),
        ),
      );
      return c.json({ items, total: items.length });
    })
    .put('/api/admin/settings/:name', manage, validated('json', settingBody), async (c) => {
      const { entry } = await settings.find(c.req.param('name'));
      const { version, value } = c.req.valid('json');
      const outcome = await changeSetting(services, entry.name, { version, value }, actorOf(c));
      return settings.answer(c, outcome, c.req.param('name'));
    })
    .route('/api/admin/settings/:name', fileRoutes(services, kind));
}

interface SettingFile extends EntryName {
  name: EditableName;
}
