import { hc, type InferRequestType, type InferResponseType } from 'hono/client';
import type { DashboardApi } from '../server/dashboard/routes.ts';
import type { EventsApi } from '../server/events/routes.ts';
import type { PublishingApi } from '../server/publishing/routes.ts';
import { ADMIN_CALLS, type ListPage } from './admin-client.ts';

const { dashboard, jobs, mails } = hc<DashboardApi>('/', ADMIN_CALLS).api.admin;
const eventsCall = hc<EventsApi>('/', ADMIN_CALLS).api.events.upcoming[':count'];

/** The state of the site; `mails` is null for people without access to it. */
type SiteState = InferResponseType<typeof dashboard.$get>;

/** A mail that did not arrive, or has not arrived yet. */
export type UndeliveredMail = InferResponseType<typeof mails.$get>['items'][number];

/** @throws ApiError when refused or unanswered, as all calls here */
export async function readSiteState(): Promise<SiteState> {
  return (await dashboard.$get()).json();
}

/** When the nightly jobs ran last, and when the last backup was made. */
export type NightShift = InferResponseType<typeof jobs.$get>;

export async function readNightShift(): Promise<NightShift> {
  return (await jobs.$get()).json();
}

/** The next events as visitors see them. */
export async function listNextEvents(count: number): Promise<InferResponseType<typeof eventsCall.$get>> {
  return (await eventsCall.$get({ param: { count: String(count) } })).json();
}

export async function listUndelivered(
  query: InferRequestType<typeof mails.$get>['query'],
): Promise<ListPage<UndeliveredMail>> {
  return (await mails.$get({ query })).json();
}

/**
 * Sends a mail again that was given up.
 * @returns whether it left
 */
export async function retryMail(id: string): Promise<boolean> {
  return (await (await mails[':id'].retry.$post({ param: { id } })).json()).sent;
}

const call = hc<PublishingApi>('/', ADMIN_CALLS).api.admin.publishing;

/** Which content visitors see, which waits, and how the last builds went. */
export type PublishingState = InferResponseType<typeof call.$get>;
export type Build = PublishingState['runs'][number];
export type WaitingFile = PublishingState['waiting']['items'][number];
export type ContentProblem = PublishingState['problems'][number];

/** @throws ApiError when refused or unanswered, as all calls here */
export async function readPublishing(): Promise<PublishingState> {
  return (await call.$get()).json();
}

/** Starts a build of the site; answers its state. */
export async function publishNow(): Promise<PublishingState> {
  return (await call.$post()).json();
}
