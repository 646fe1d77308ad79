import { judgeContentFile } from '../../../content-files/judge-content-file.ts';
import { permissionsOf, type Role } from '../../../domain/accounts/permissions.ts';
import { isRecord, isSameValue } from '../../../domain/fields/same-value.ts';
import { AppError } from '../../app-error.ts';
import type { ContentView } from '../../core/entries/content-view.ts';
import type { CheckChange } from '../../core/entries/save-content.ts';
import type { Services } from '../../services.ts';

const SITE_FILE = 'site.json';

const GUARDED = [
  {
    of: (site: Readonly<Record<string, unknown>>) => site.registration === 'closed',
    refusal: 'Registráciu nových účtov môže otvoriť alebo zatvoriť len správca webu. Ostatné zmeny uložte bez nej.',
  },
  {
    of: (site: Readonly<Record<string, unknown>>) => site.payment,
    refusal: 'Účet, na ktorý chodia platby, môže zmeniť len správca webu. Ostatné zmeny uložte bez neho.',
  },
  {
    of: (site: Readonly<Record<string, unknown>>) => site.staff_email,
    refusal:
      'Adresu, na ktorú chodia žiadosti o\u00a0prenájom, môže zmeniť len správca webu. Ostatné zmeny uložte bez nej.',
  },
] as const;

/**
 * Some fields of the contacts need the right to the whole site, however the file is written: form, text or old version.
 */
export function guardedSiteFields(services: Pick<Services, 'contentIndex'>, roles: readonly Role[]): CheckChange {
  const mayDecide = permissionsOf(roles).includes('manage_settings');
  return {
    async judge(view, files) {
      const text = files.get(SITE_FILE);
      if (mayDecide || text === undefined || text === null) return [];
      const after = asRecord(judgeContentFile(SITE_FILE, text).parsed?.data);
      const before = siteNow(view) ?? asRecord((await services.contentIndex.read()).settings.site);
      for (const { of, refusal } of GUARDED)
        if (!isSameValue(of(before), of(after))) throw new AppError('forbidden', refusal);
      return [];
    },
  };
}

function siteNow(view: ContentView): Readonly<Record<string, unknown>> | null {
  const site = view.files.get(SITE_FILE)?.parsed?.data;
  return isRecord(site) ? site : null;
}

function asRecord(site: unknown): Readonly<Record<string, unknown>> {
  return isRecord(site) ? site : {};
}
