import { DAY_MS } from '../../../domain/time/clock.ts';
import { formatDate } from '../../../domain/time/format-date.ts';
import { isLoopbackHost } from '../../core/http/caller.ts';
import type { Services } from '../../services.ts';
import { failingPublication } from './build-alarm.ts';

export interface SiteWarning {
  kind: 'silent-host' | 'site-url' | 'content-access' | 'publication';
  /** A Slovak sentence that says what to do. */
  message: string;
}

export async function allWarnings(services: Services, reachedAt: string): Promise<SiteWarning[]> {
  const [warnings, message] = await Promise.all([siteWarnings(services, reachedAt), failingPublication(services)]);
  return message === null ? warnings : [{ kind: 'publication', message }, ...warnings];
}

type WarnedServices = Pick<Services, 'config' | 'clock' | 'content' | 'deployNotifications'>;

const AHEAD_MS = 30 * DAY_MS;

const SILENT =
  'Netlify o\u00a0zostavovaní webu nič nehlási, preto sa tu nedá vidieť, ako dopadlo. Skontrolujte na Netlify oznámenia (Deploy notifications) a\u00a0NETLIFY_WEBHOOK_SECRET.';

export async function siteWarnings(services: WarnedServices, reachedAt: string): Promise<SiteWarning[]> {
  const isSilent = (await services.deployNotifications?.isSilent()) ?? false;
  return [
    ...(isSilent ? [{ kind: 'silent-host' as const, message: SILENT }] : []),
    ...addressWarning(services.config, new URL(reachedAt)),
    ...accessWarning(services),
  ];
}

function addressWarning({ siteUrl, isPreview }: Services['config'], reached: URL): SiteWarning[] {
  // A monitor on the same machine uses its local name.
  if (isPreview || isLoopbackHost(reached.hostname) || reached.host === new URL(siteUrl).host) return [];
  const message = `Web je dostupný na adrese ${reached.host}, ale odkazy v\u00a0e-mailoch a\u00a0vo vyhľadávačoch vedú na ${siteUrl}. Opravte premennú SITE_URL, alebo presmerujte jednu adresu na druhú.`;
  return [{ kind: 'site-url', message }];
}

function accessWarning({ content, clock }: WarnedServices): SiteWarning[] {
  const endsAt = content.accessEndsAt?.() ?? null;
  if (endsAt === null || endsAt - clock.now() > AHEAD_MS) return [];
  const until = formatDate(endsAt);
  const message = `Prístup webu ku GitHubu (GITHUB_TOKEN) platí do ${until}. Potom sa nebude dať nič uložiť: vytvorte na GitHube nový a\u00a0nastavte ho na hostiteľovi.`;
  return [{ kind: 'content-access', message }];
}
