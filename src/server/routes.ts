// On Netlify each area is a function (netlify/functions/) with only its modules. Nothing here may import `sharp`:
// Netlify packs all reachable imports into each.
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { mount } from 'hono/mount';
import type { AppEnv, NotFoundPage } from './core/http/app-env.ts';
import { createApp } from './core/http/create-app.ts';
import type { OpenBackup } from './features/data-duties/backup-routes.ts';
import type { ConvertPicture } from './features/media/routes.ts';
import type { Services } from './services.ts';

type Routes = Promise<Hono<AppEnv>[]>;

export const areas = {
  async public(services: Services): Routes {
    return [
      (await import('./features/events/routes.ts')).eventsRoutes(services),
      (await import('./features/galleries/routes.ts')).galleriesRoutes(services),
      (await import('./features/banners/routes.ts')).bannersRoutes(services),
      (await import('./features/reservations/room-routes.ts')).roomsRoutes(services),
      (await import('./features/health/routes.ts')).healthRoutes(services),
    ];
  },

  async newsletter(services: Services): Routes {
    return [(await import('./features/newsletter/routes.ts')).newsletterRoutes(services)];
  },

  async reservations(services: Services): Routes {
    return [
      (await import('./features/reservations/routes.ts')).reservationsRoutes(services),
      (await import('./features/reservations/routes.ts')).reservationLinkRoutes(services),
      (await import('./features/reservations/routes.ts')).roomFeedRoutes(services),
    ];
  },

  async auth(services: Services): Routes {
    return [
      (await import('./core/auth/routes.ts')).authRoutes(services),
      (await import('./features/profile/routes.ts')).profileRoutes(services),
    ];
  },

  /** `openBackup` null: functions run for only a minute. */
  async admin(services: Services, openBackup: OpenBackup | null = null): Routes {
    return [
      (await import('./features/events/admin-routes.ts')).adminEventsRoutes(services),
      (await import('./features/events/import-events.ts')).eventImportRoutes(services),
      (await import('./features/events/follow-calendar.ts')).followCalendarRoutes(services),
      (await import('./features/banners/admin-routes.ts')).adminBannersRoutes(services),
      (await import('./features/galleries/admin-routes.ts')).adminGalleriesRoutes(services),
      (await import('./features/deleted/routes.ts')).deletedRoutes(services),
      (await import('./features/settings/routes.ts')).adminSettingsRoutes(services),
      (await import('./core/entries/presence.ts')).presenceRoutes(services),
      (await import('./features/publishing/routes.ts')).publishingRoutes(services),
      (await import('./features/reservations/desk-routes.ts')).deskRoutes(services),
      (await import('./features/reservations/desk-routes.ts')).occupancyRoutes(services),
      (await import('./features/newsletter/desk-routes.ts')).subscriberRoutes(services),
      (await import('./features/newsletter/desk-routes.ts')).issueRoutes(services),
      (await import('./features/users/routes.ts')).usersRoutes(services),
      (await import('./features/audit/routes.ts')).auditRoutes(services),
      (await import('./features/data-duties/routes.ts')).dataDutiesRoutes(services),
      (await import('./features/data-duties/backup-routes.ts')).backupRoutes(services, openBackup),
      (await import('./features/dashboard/routes.ts')).dashboardRoutes(services),
      (await import('./features/mails/routes.ts')).mailsRoutes(services),
      (await import('./features/jobs/routes.ts')).jobsRoutes(services),
    ];
  },

  async media(services: Services, convert: ConvertPicture): Routes {
    const { adminMediaRoutes, mediaRoutes } = await import('./features/media/routes.ts');
    return [mediaRoutes(services), adminMediaRoutes(services, convert)];
  },

  async pages(services: Services, notFoundPage: NotFoundPage): Routes {
    return [
      (await import('./features/events/routes.ts')).eventAddressRoutes(services, notFoundPage),
      (await import('./features/newsletter/archive-routes.ts')).archiveRoutes(services, notFoundPage),
    ];
  },

  async sender(services: Services): Routes {
    return [(await import('./features/newsletter/sender-routes.ts')).senderRoutes(services)];
  },

  async hooks(services: Services): Routes {
    return [
      (await import('./features/publishing/routes.ts')).deployHookRoutes(services),
      (await import('./features/newsletter/webhook-routes.ts')).webhookRoutes(services),
    ];
  },
};

export interface HostParts {
  notFoundPage: NotFoundPage;
  convert: ConvertPicture;
  openBackup: OpenBackup | null;
}

export async function allRoutes(services: Services, { notFoundPage, convert, openBackup }: HostParts): Routes {
  const { admin, media, pages, ...others } = areas;
  const mounted = [
    ...Object.values(others).map((area) => area(services)),
    admin(services, openBackup),
    media(services, convert),
    pages(services, notFoundPage),
  ];
  return (await Promise.all(mounted)).flat();
}

export function functionsApp(services: Services, routes: readonly Hono<AppEnv>[]): Hono<AppEnv> {
  const app = createApp(services.config, routes);
  return new Hono<AppEnv>().use(compress()).all('/*', mount(app.fetch, { replaceRequest: false }));
}
