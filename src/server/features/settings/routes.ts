import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { z } from 'zod';
import { permissionsOf, SETTINGS_OPENED_BY } from '../../../domain/accounts/permissions.ts';
import { EDITABLES, type EditableName, isEditableName } from '../../../domain/kinds/settings.ts';
import { type ActorEnv, guards } from '../../core/auth/guards.ts';
import { type EntryState, entryState } from '../../core/entries/entry.ts';
import { type EntryKind, type EntryName, fileEntries, fileRoutes } from '../../core/entries/file-entries.ts';
import { readPublications } from '../../core/entries/publication.ts';
import { type CheckChange, readContent } from '../../core/entries/save-content.ts';
import { placeBody } from '../../core/entries/version.ts';
import type { AppEnv } from '../../core/http/app-env.ts';
import { validated } from '../../core/http/validated.ts';
import type { Services } from '../../services.ts';
import {
  type AdminSetting,
  adminSettingOf,
  changeSetting,
  EDITABLE_NAMES,
  keepingLabels,
  missingSettingOf,
  partsOfSetting,
} from './edit-setting.ts';
import { guardedSiteFields } from './guarded-site-fields.ts';
import { refuseUsed } from './used-house.ts';

const settingBody = placeBody.extend({ value: z.unknown() });

export interface AdminSettingItem extends EntryState {
  name: EditableName;
}

export type AdminSettingsApi = ReturnType<typeof adminSettingsRoutes>;

export function adminSettingsRoutes(services: Services) {
  const { can } = guards(services);
  const open = can(...SETTINGS_OPENED_BY);
  const manage = guardOfEach(can);
  const checkOf = (c: Context<ActorEnv>): CheckChange => {
    const guarded = guardedSiteFields(services, c.get('actor').user.value.roles);
    return {
      judge: async (view, files) => [
        ...(await guarded.judge(view, files)),
        ...(await refuseUsed(services, view, files)),
      ],
    };
  };
  const kind: EntryKind<SettingFile, AdminSetting> = {
    guard: manage,
    param: 'name',
    scope: 'settings',
    entryOf: (name) => (isEditableName(name) ? { name, file: EDITABLES[name].file } : null),
    isOptional: true,
    fieldsOf: (file, { name }) => adminSettingOf(name, file),
    noFields: ({ name }, view) => missingSettingOf(name, view),
    partsOf: (file, { name }) => partsOfSetting(name, file),
    checkOf,
    textOf: keepingLabels,
    words: { notFound: 'Takéto nastavenie neexistuje.', noSuchRevision: 'V\u00a0tejto verzii toto nastavenie nie je.' },
  };
  const settings = fileEntries(services, kind);

  return new Hono<AppEnv>()
    .get('/api/admin/settings', open, async (c) => {
      const [view, publicationOf] = [await readContent(services), await readPublications(services)];
      const granted = permissionsOf(c.get('actor').user.value.roles);
      const items = await Promise.all(
        EDITABLE_NAMES.filter((name) => granted.includes(EDITABLES[name].permission)).map(
          async (name): Promise<AdminSettingItem> => ({
            name,
            ...(await entryState(view, publicationOf, EDITABLES[name].file)),
          }),
        ),
      );
      return c.json({ items, total: items.length });
    })
    .put('/api/admin/settings/:name', manage, validated('json', settingBody), async (c) => {
      const { entry } = await settings.find(c.req.param('name'));
      const { version, value } = c.req.valid('json');
      const outcome = await changeSetting(services, entry.name, { version, value }, settings.editing(c));
      return settings.answer(c, outcome, c.req.param('name'));
    })
    .route('/api/admin/settings/:name', fileRoutes(services, kind));
}

interface SettingFile extends EntryName {
  name: EditableName;
}

function guardOfEach(can: ReturnType<typeof guards>['can']): MiddlewareHandler<ActorEnv> {
  return (c, next) => {
    const name = c.req.param('name') ?? '';
    // An unknown setting answers 404 to everybody who may open the section.
    if (!isEditableName(name)) return can(...SETTINGS_OPENED_BY)(c, next);
    const { permission, readers = permission } = EDITABLES[name];
    return can(permission, c.req.method === 'GET' ? readers : permission)(c, next);
  };
}
