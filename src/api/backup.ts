import { hc, type InferRequestType, type InferResponseType } from 'hono/client';
import { isoDay } from '../domain/time/calendar-day.ts';
import type { BackupApi } from '../server/features/data-duties/backup-routes.ts';
import { ADMIN_CALLS, ADMIN_FILES, downloadFile } from './admin-client.ts';

const call = hc<BackupApi>('/', ADMIN_CALLS).api.admin.backup;
const fileCall = hc<BackupApi>('/', ADMIN_FILES).api.admin.backup;

/** Whether a backup can be downloaded here, and the last one that was made. */
export type BackupState = InferResponseType<typeof call.$get>;

/** What locks the file: a passphrase, or the public key of the server. */
type BackupLock = InferRequestType<typeof fileCall.$post>['json'];

/** @throws ApiError when refused or unanswered, as all calls here */
export async function readBackupState(): Promise<BackupState> {
  return (await call.$get()).json();
}

/** Has a backup made and saves it. It takes as long as the data are large. */
export function downloadBackup(lock: BackupLock): Promise<void> {
  return downloadFile(fileCall.$post({ json: lock }), `zaloha-${isoDay(Date.now())}.age`);
}
