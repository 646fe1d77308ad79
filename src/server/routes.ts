// The list of all routes, by area. On Netlify each area is a function of its own (netlify/functions/); the self-host mounts all
// of them.
//
// An area's modules are imported when it is mounted, so that a cold function loads neither the other areas nor, for the public
// ones, React, which writes mails. Netlify packs everything that imports can reach into each function, so nothing here may import
// `sharp`, by far the largest dependency: the host passes the converter in.
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { mount } from 'hono/mount';
import type { OpenBackup } from './data-duties/backup-routes.ts';
import type { ConvertPicture } from './entries/media-routes.ts';
import type { AppEnv, NotFoundPage } from './http/app-env.ts';
import { createApp } from './http/create-app.ts';
import type { Services } from './services.ts';

type Routes = Promise<Hono<AppEnv>[]>;

export const areas = {
  /** What anybody may read about the programme and the rooms, and whether the site works. */
  async public(services: Services): Routes {
    return [
      (await import('./events/routes.ts')).eventsRoutes(services),
      (await import('./galleries/routes.ts')).galleriesRoutes(services),
      (await import('./banners/routes.ts')).bannersRoutes(services),
      (await import('./reservations/room-routes.ts')).roomsRoutes(services),
      (await import('./health/routes.ts')).healthRoutes(services),
    ];
  },

  /** The newsletter's own readers. */
  async newsletter(services: Services): Routes {
    return [(await import('./newsletter/routes.ts')).newsletterRoutes(services)];
  },

  /** Requests of visitors, the links in their mails, and the rooms' calendars. */
  async reservations(services: Services): Routes {
    return [
      (await import('./reservations/routes.ts')).reservationsRoutes(services),
      (await import('./reservations/routes.ts')).reservationLinkRoutes(services),
      (await import('./reservations/routes.ts')).roomFeedRoutes(services),
    ];
  },

  /** Signing in, and one's own account. */
  async auth(services: Services): Routes {
    return [
      (await import('./auth/routes.ts')).authRoutes(services),
      (await import('./users/routes.ts')).profileRoutes(services),
    ];
  },

  /**
   * The staff area without its pictures.
   * @param openBackup makes a backup to download; null: where functions run for a minute only, nobody can
   */
  async admin(services: Services, openBackup: OpenBackup | null = null): Routes {
    return [
      (await import('./events/admin-routes.ts')).adminEventsRoutes(services),
      (await import('./events/import-events.ts')).eventImportRoutes(services),
      (await import('./events/follow-calendar.ts')).followCalendarRoutes(services),
      (await import('./banners/admin-routes.ts')).adminBannersRoutes(services),
      (await import('./galleries/admin-routes.ts')).adminGalleriesRoutes(services),
      (await import('./deleted/routes.ts')).deletedRoutes(services),
      (await import('./settings/routes.ts')).adminSettingsRoutes(services),
      (await import('./entries/presence.ts')).presenceRoutes(services),
      (await import('./publishing/routes.ts')).publishingRoutes(services),
      (await import('./reservations/desk-routes.ts')).deskRoutes(services),
      (await import('./reservations/occupancy-routes.ts')).occupancyRoutes(services),
      (await import('./newsletter/desk-routes.ts')).subscriberRoutes(services),
      (await import('./newsletter/desk-routes.ts')).issueRoutes(services),
      (await import('./users/routes.ts')).usersRoutes(services),
      (await import('./users/audit-routes.ts')).auditRoutes(services),
      (await import('./data-duties/routes.ts')).dataDutiesRoutes(services),
      (await import('./data-duties/backup-routes.ts')).backupRoutes(services, openBackup),
      (await import('./dashboard/routes.ts')).dashboardRoutes(services),
    ];
  },

  /**
   * Uploaded pictures: everybody sees them, staff upload and remove them.
   * @param convert turns an upload into what is stored
   */
  async media(services: Services, convert: ConvertPicture): Routes {
    const { adminMediaRoutes, mediaRoutes } = await import('./entries/media-routes.ts');
    return [mediaRoutes(services), adminMediaRoutes(services, convert)];
  },

  /** Addresses of pages that are not files: former addresses of events, and the newsletter's archive. */
  async pages(services: Services, notFoundPage: NotFoundPage): Routes {
    return [
      (await import('./events/routes.ts')).eventAddressRoutes(services, notFoundPage),
      (await import('./newsletter/archive-routes.ts')).archiveRoutes(services, notFoundPage),
    ];
  },

  /** Sends the newsletter; on Netlify in the background, where a call may take a quarter of an hour. */
  async sender(services: Services): Routes {
    return [(await import('./newsletter/sender-routes.ts')).senderRoutes(services)];
  },

  /** Notifications of other services: about builds, and about what became of mails. */
  async hooks(services: Services): Routes {
    return [
      (await import('./publishing/routes.ts')).deployHookRoutes(services),
      (await import('./newsletter/webhook-routes.ts')).webhookRoutes(services),
    ];
  },
};

export interface HostParts {
  notFoundPage: NotFoundPage;
  /** Turns an upload into what is stored. */
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

/** Routes behind one entry point, compressed as the host's network would. */
export function functionsApp(services: Services, routes: readonly Hono<AppEnv>[]): Hono<AppEnv> {
  const app = createApp(services.config, routes);
  return new Hono<AppEnv>().use(compress()).all('/*', mount(app.fetch, { replaceRequest: false }));
}
