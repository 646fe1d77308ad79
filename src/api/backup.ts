import { hc, type InferRequestType, type InferResponseType } from 'hono/client';
import { isoDay } from '../domain/time/calendar-day.ts';
import type { BackupApi } from '../server/features/data-duties/backup-routes.ts';
import { ADMIN_CALLS, ADMIN_FILES, downloadFile } from './admin-client.ts';

const call = hc<BackupApi>('/', ADMIN_CALLS).api.admin.backup;
const fileCall = hc<BackupApi>('/', ADMIN_FILES).api.admin.backup;

export type BackupState = InferResponseType<typeof call.$get>;

type BackupLock = InferRequestType<typeof fileCall.$post>['json'];

export async function readBackupState(): Promise<BackupState> {
  return (await call.$get()).json();
}

export function downloadBackup(lock: BackupLock): Promise<void> {
  return downloadFile(fileCall.$post({ json: lock }), `zaloha-${isoDay(Date.now())}.age`);
}
