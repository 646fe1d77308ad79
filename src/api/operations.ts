// What keeps the site running: builds, jobs, mails and backups, and the first screen that tells of them.
import { hc, type InferRequestType, type InferResponseType } from 'hono/client';
import { isoDay } from '../domain/time/calendar-day.ts';
import type { DashboardApi } from '../server/features/dashboard/routes.ts';
import type { BackupApi } from '../server/features/data-duties/backup-routes.ts';
import type { JobsApi } from '../server/features/jobs/routes.ts';
import type { MailsApi } from '../server/features/mails/routes.ts';
import type { PublishingApi } from '../server/features/publishing/routes.ts';
import { ADMIN_CALLS, ADMIN_FILES, downloadFile } from './admin-client.ts';
import { bodyOf, ended } from './client.ts';

const { dashboard, 'first-run': guide } = hc<DashboardApi>('/', ADMIN_CALLS).api.admin;
const { publishing } = hc<PublishingApi>('/', ADMIN_CALLS).api.admin;
const { jobs } = hc<JobsApi>('/', ADMIN_CALLS).api.admin;
const { mails } = hc<MailsApi>('/', ADMIN_CALLS).api.admin;
const { backup } = hc<BackupApi>('/', ADMIN_CALLS).api.admin;
const backupFile = hc<BackupApi>('/', ADMIN_FILES).api.admin.backup;

/** Null where the user has no permission. */
export type House = InferResponseType<typeof dashboard.$get>;

export type PublishingState = InferResponseType<typeof publishing.$get>;
export type Build = PublishingState['runs'][number];
export type WaitingFile = PublishingState['waiting']['items'][number];
export type ContentProblem = PublishingState['problems'][number];

export type Jobs = InferResponseType<typeof jobs.$get>;
export type UndeliveredMail = InferResponseType<typeof mails.$get>['items'][number];
export type BackupState = InferResponseType<typeof backup.$get>;

type MailQuery = InferRequestType<typeof mails.$get>['query'];
type BackupLock = InferRequestType<typeof backupFile.$post>['json'];

export const readHouse = () => bodyOf(dashboard.$get());

export const dismissGuide = () => ended(guide.$delete());

export const confirmNumbers = () => ended(guide.numbers.$delete());

export const readPublishing = () => bodyOf(publishing.$get());

export const publishNow = () => bodyOf(publishing.$post());

export const readJobs = () => bodyOf(jobs.$get());

export const listUndelivered = (query: MailQuery) => bodyOf(mails.$get({ query }));

/** @returns whether the mail left */
export async function retryMail(id: string): Promise<boolean> {
  return (await bodyOf(mails[':id'].retry.$post({ param: { id } }))).sent;
}

export const readBackupState = () => bodyOf(backup.$get());

export const downloadBackup = (lock: BackupLock) =>
  downloadFile(backupFile.$post({ json: lock }), `zaloha-${isoDay(Date.now())}.age`);
