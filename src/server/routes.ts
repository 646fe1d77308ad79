import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { auditRoutes } from './audit/routes.ts';
import { authRoutes } from './auth/routes.ts';
import { adminBannersRoutes } from './banners/admin-routes.ts';
import { bannersRoutes } from './banners/routes.ts';
import { dashboardRoutes } from './dashboard/routes.ts';
import { dataDutiesRoutes } from './data-duties/routes.ts';
import { presenceRoutes } from './entries/presence-routes.ts';
import { eventAddressRoutes } from './events/address-routes.ts';
import { adminEventsRoutes } from './events/admin-routes.ts';
import { eventImportRoutes } from './events/import-routes.ts';
import { eventsRoutes } from './events/routes.ts';
import { adminGalleriesRoutes } from './galleries/admin-routes.ts';
import { galleriesRoutes } from './galleries/routes.ts';
import { healthRoutes } from './health/routes.ts';
import type { AppEnv } from './http/app-env.ts';
import { createApp } from './http/create-app.ts';
import type { NotFoundPage } from './http/not-found-page.ts';
import { adminMediaRoutes, type ConvertPicture } from './media/admin-routes.ts';
import { mediaRoutes } from './media/routes.ts';
import { archiveRoutes } from './newsletter/archive-routes.ts';
import { issueRoutes } from './newsletter/issue-routes.ts';
import { newsletterRoutes } from './newsletter/routes.ts';
import { senderRoutes } from './newsletter/sender-routes.ts';
import { subscriberRoutes } from './newsletter/subscriber-routes.ts';
import { webhookRoutes } from './newsletter/webhook-routes.ts';
import { deployHookRoutes, publishingRoutes } from './publishing/routes.ts';
import { deskRoutes } from './reservations/desk-routes.ts';
import { roomFeedRoutes } from './reservations/feed-routes.ts';
import { reservationLinkRoutes } from './reservations/link-routes.ts';
import { roomsRoutes } from './reservations/room-routes.ts';
import { reservationsRoutes } from './reservations/routes.ts';
import type { Services } from './services.ts';
import { adminSettingsRoutes } from './settings/routes.ts';
import { profileRoutes } from './users/profile-routes.ts';
import { usersRoutes } from './users/routes.ts';

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
