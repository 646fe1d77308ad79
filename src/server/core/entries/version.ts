import type { HonoRequest } from 'hono';
import { z } from 'zod';
import { isRecord } from '../../../domain/fields/same-value.ts';
import { AppError } from '../../app-error.ts';

const NEEDED = 'Chýba verzia, ktorú ste otvorili. Načítajte, prosím, stránku znova.';
const REVISION = 'Vyberte verziu z\u00a0histórie.';

/** Without it a save could overwrite unknown changes. */
const version = z.string(NEEDED).min(1, NEEDED).max(64, NEEDED);

/** The editor knows what is in the way and saves all the same. */
export const override = z.boolean('Napíšte true, alebo nič.').optional();

export const newBody = z.looseObject({ override });

export const changeBody = z.looseObject({ version, override });

export const placeBody = z.looseObject({ version: version.nullable() });

export const sourceBody = z.object({ version: version.nullable(), source: z.string().max(500_000), override });

/**
 * `version` null: the editor saw no such entry; missing: the current one counts. `as_moved`: visitors are told that
 * the event has moved.
 */
export const restoreBody = z.object({
  revision: z.string(REVISION).min(1, REVISION).max(64, REVISION),
  version: version.nullish(),
  override,
  as_moved: z.boolean('Napíšte true, alebo nič.').optional(),
});

export const versionQuery = z.object({ version: z.string().optional() });

export async function deletedVersion(request: HonoRequest): Promise<string> {
  const body: unknown = await request.json().catch(() => null);
  const result = version.safeParse(request.query('version') ?? (isRecord(body) ? body.version : undefined));
  if (!result.success) throw new AppError('invalid', { version: [NEEDED] });
  return result.data;
}

export const CHANGED_MEANWHILE =
  'Medzitým to zmenil niekto iný. Vaše zmeny sa neuložili; porovnajte obe verzie a\u00a0vyberte, čo má platiť.';
