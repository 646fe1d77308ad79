import { Hono } from 'hono';
import { z } from 'zod';
import { type EntryName, replaceSource, restoreFile } from '../content/edit-entry.ts';
import { type EntryState, entryConflict, entryState, readEntry } from '../content/entry.ts';
import { entryAt, entryHistory, historyQuery } from '../content/entry-history.ts';
import type { ContentView } from '../content/judged-files.ts';
import { readContent } from '../content/save-content.ts';
import { placeBody, restoreBody, sourceBody } from '../content/version.ts';
import type { AppEnv } from '../http/app-env.ts';
import { AppError } from '../http/app-error.ts';
import { doerOf } from '../http/doer.ts';
import { guards } from '../http/guards.ts';
import { idempotent } from '../http/idempotency.ts';
import { validated } from '../http/validated.ts';
import { readPublications } from '../publishing/publication.ts';
import type { Services } from '../services.ts';
import {
  adminSettingOf,
  EDITABLE_NAMES,
  type EditableName,
  isEditableName,
  partsOfSetting,
  settingFilePath,
} from './admin-setting.ts';
import { changeSetting } from './edit-setting.ts';

const NOT_FOUND = 'Takéto nastavenie neexistuje.';
const NO_SUCH_REVISION = 'V\u00a0tejto verzii toto nastavenie nie je.';

const settingBody = placeBody.extend({ value: z.unknown() });

/** A setting in the list. */
export interface AdminSettingItem extends EntryState {
  name: EditableName;
}

export type AdminSettingsApi = ReturnType<typeof adminSettingsRoutes>;

/** The settings and pages as the staff edit them (DESIGN 4). */
export function adminSettingsRoutes(services: Services) {
  const { can } = guards(services);
  const manage = can('manage_settings');

  const toEntry = (view: ContentView, { file, name }: Setting) =>
    readEntry(services, view, file, (judged) => adminSettingOf(name, judged));
  const toConflict = (view: ContentView, { file, name }: Setting) =>
    entryConflict(services, view, file, (judged) => adminSettingOf(name, judged));

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
    .get('/api/admin/settings/:name', manage, async (c) => {
      const setting = settingOf(c.req.param('name'));
      return c.json(await toEntry(await readContent(services), setting));
    })
    .put('/api/admin/settings/:name', manage, validated('json', settingBody), async (c) => {
      const setting = settingOf(c.req.param('name'));
      const { version, value } = c.req.valid('json');
      const outcome = await changeSetting(services, setting.name, { version, value }, doerOf(c));
      if (outcome.kind === 'conflict') return c.json(await toConflict(outcome.view, setting), 409);
      return c.json(await toEntry(outcome.view, setting), 200);
    })
    .put('/api/admin/settings/:name/source', manage, validated('json', sourceBody), async (c) => {
      const setting = settingOf(c.req.param('name'));
      const outcome = await replaceSource(services, setting, c.req.valid('json'), doerOf(c));
      if (outcome.kind === 'conflict') return c.json(await toConflict(outcome.view, setting), 409);
      return c.json(await toEntry(outcome.view, setting), 200);
    })
    .get('/api/admin/settings/:name/history', manage, validated('query', historyQuery), async (c) => {
      const { file, name } = settingOf(c.req.param('name'));
      return c.json(
        await entryHistory(services, [file], c.req.valid('query'), (judged) => partsOfSetting(name, judged)),
      );
    })
    .post(
      '/api/admin/settings/:name/restore',
      manage,
      idempotent(services, 'settings-restore'),
      validated('json', restoreBody),
      async (c) => {
        const setting = settingOf(c.req.param('name'));
        const { revision, version } = c.req.valid('json');
        const former = await entryAt(services, [setting.file], revision);
        if (former === null) throw new AppError('not-found', NO_SUCH_REVISION);
        const current = (await readContent(services)).state.blobIds.get(setting.file) ?? null;
        const seen = version === undefined ? current : version;
        const outcome = await restoreFile(services, setting, former.text, seen, doerOf(c));
        if (outcome.kind === 'conflict') return c.json(await toConflict(outcome.view, setting), 409);
        return c.json(await toEntry(outcome.view, setting), 200);
      },
    );
}

interface Setting extends EntryName {
  name: EditableName;
}

/** @throws AppError not-found */
function settingOf(name: string): Setting {
  if (!isEditableName(name)) throw new AppError('not-found', NOT_FOUND);
  return { name, file: settingFilePath(name) };
}
