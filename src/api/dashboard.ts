import { hc, type InferRequestType, type InferResponseType } from 'hono/client';
import type { DashboardApi } from '../server/features/dashboard/routes.ts';
import type { PublishingApi } from '../server/features/publishing/routes.ts';
import { ADMIN_CALLS, type ListPage } from './admin-client.ts';

const { dashboard, jobs, mails, 'first-run': guide } = hc<DashboardApi>('/', ADMIN_CALLS).api.admin;

/** The state of the site and its people; null what the user has no permission for. */
export type House = InferResponseType<typeof dashboard.$get>;

/** A mail that was not delivered, or not yet. */
export type UndeliveredMail = InferResponseType<typeof mails.$get>['items'][number];

/** @throws ApiError when refused or unanswered, as all calls here */
export async function readHouse(): Promise<House> {
  return (await dashboard.$get()).json();
}

/** Puts the guide of a new centre away, for everybody. */
export async function putGuideAway(): Promise<void> {
  await guide.$delete();
}

/** When each job ran last, and when the last backup was made. */
export type Jobs = InferResponseType<typeof jobs.$get>;

export async function readJobs(): Promise<Jobs> {
  return (await jobs.$get()).json();
}

export async function listUndelivered(
  query: InferRequestType<typeof mails.$get>['query'],
): Promise<ListPage<UndeliveredMail>> {
  return (await mails.$get({ query })).json();
}

/**
 * Sends a mail again after the server gave it up.
 * @returns whether the mail left
 */
export async function retryMail(id: string): Promise<boolean> {
  return (await (await mails[':id'].retry.$post({ param: { id } })).json()).sent;
}

const call = hc<PublishingApi>('/', ADMIN_CALLS).api.admin.publishing;

/** Which content visitors see, which content waits, and how the last builds went. */
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
