import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { auditRoutes } from '../server/audit/routes.ts';
import { authRoutes } from '../server/auth/routes.ts';
import { adminBannersRoutes } from '../server/banners/admin-routes.ts';
import { bannersRoutes } from '../server/banners/routes.ts';
import { presenceRoutes } from '../server/content/presence-routes.ts';
import { dashboardRoutes } from '../server/dashboard/routes.ts';
import { dataDutiesRoutes } from '../server/data-duties/routes.ts';
import { eventAddressRoutes } from '../server/events/address-routes.ts';
import { adminEventsRoutes } from '../server/events/admin-routes.ts';
import { eventImportRoutes } from '../server/events/import-routes.ts';
import { eventsRoutes } from '../server/events/routes.ts';
import { adminGalleriesRoutes } from '../server/galleries/admin-routes.ts';
import { galleriesRoutes } from '../server/galleries/routes.ts';
import { healthRoutes } from '../server/health/routes.ts';
import type { AppEnv } from '../server/http/app-env.ts';
import { createApp } from '../server/http/create-app.ts';
import type { NotFoundPage } from '../server/http/not-found-page.ts';
import { adminMediaRoutes } from '../server/media/admin-routes.ts';
import type { ConvertPicture } from '../server/media/convert-in-turn.ts';
import { mediaRoutes } from '../server/media/routes.ts';
import { archiveRoutes } from '../server/newsletter/archive-routes.ts';
import { issueRoutes } from '../server/newsletter/issue-routes.ts';
import { newsletterRoutes } from '../server/newsletter/routes.ts';
import { senderRoutes } from '../server/newsletter/sender-routes.ts';
import { subscriberRoutes } from '../server/newsletter/subscriber-routes.ts';
import { webhookRoutes } from '../server/newsletter/webhook-routes.ts';
import { deployHookRoutes } from '../server/publishing/hook-routes.ts';
import { publishingRoutes } from '../server/publishing/routes.ts';
import { deskRoutes } from '../server/reservations/desk-routes.ts';
import { roomFeedRoutes } from '../server/reservations/feed-routes.ts';
import { reservationLinkRoutes } from '../server/reservations/link-routes.ts';
import { roomsRoutes } from '../server/reservations/room-routes.ts';
import { reservationsRoutes } from '../server/reservations/routes.ts';
import type { Services } from '../server/services.ts';
import { adminSettingsRoutes } from '../server/settings/routes.ts';
import { profileRoutes } from '../server/users/profile-routes.ts';
import { usersRoutes } from '../server/users/routes.ts';

/**
 * The routes of every function.
 * @param convert makes of an upload what is stored; left out, this process does
 */
export function functionRoutes(
  services: Services,
  notFoundPage: NotFoundPage,
  convert?: ConvertPicture,
): Hono<AppEnv>[] {
  return [
    eventsRoutes(services),
    bannersRoutes(services),
    galleriesRoutes(services),
    reservationsRoutes(services),
    reservationLinkRoutes(services),
    deskRoutes(services),
    roomsRoutes(services),
    roomFeedRoutes(services),
    newsletterRoutes(services),
    subscriberRoutes(services),
    webhookRoutes(services),
    archiveRoutes(services, notFoundPage),
    issueRoutes(services),
    senderRoutes(services),
    authRoutes(services),
    profileRoutes(services),
    usersRoutes(services),
    auditRoutes(services),
    dashboardRoutes(services),
    dataDutiesRoutes(services),
    adminEventsRoutes(services),
    eventImportRoutes(services),
    adminBannersRoutes(services),
    adminGalleriesRoutes(services),
    adminSettingsRoutes(services),
    presenceRoutes(services),
    mediaRoutes(services),
    adminMediaRoutes(services, convert),
    publishingRoutes(services),
    deployHookRoutes(services),
    healthRoutes(services),
    eventAddressRoutes(services, notFoundPage),
  ];
}

/** Routes behind one way in, compressed as the host's network would. */
export function functionsApp(services: Services, routes: readonly Hono<AppEnv>[]): Hono<AppEnv> {
  const app = createApp(services.config, routes);
  return new Hono<AppEnv>().use(compress()).mount('/', app.fetch, { replaceRequest: false });
}
