import { hc, type InferRequestType, type InferResponseType } from 'hono/client';
import { isoDay } from '../domain/time/calendar-day.ts';
import type { BackupApi } from '../server/features/data-duties/backup-routes.ts';
import type { DataDutiesApi } from '../server/features/data-duties/routes.ts';
import { ADMIN_CALLS, ADMIN_FILES, downloadFile } from './admin-client.ts';
import { bodyOf } from './client.ts';

const call = hc<DataDutiesApi>('/', ADMIN_CALLS).api.admin['data-subject'];
const { backup } = hc<BackupApi>('/', ADMIN_CALLS).api.admin;
const backupFile = hc<BackupApi>('/', ADMIN_FILES).api.admin.backup;
const answerCall = hc<DataDutiesApi>('/', ADMIN_FILES).api.admin['data-subject'].answer;

/** At least one of the three. */
export type Person = InferRequestType<typeof call.$post>['json'];

export type PersonalData = InferResponseType<typeof call.$post>;

export type Erasure = InferResponseType<typeof call.erasure.$post>;

export type BackupState = InferResponseType<typeof backup.$get>;

type BackupLock = InferRequestType<typeof backupFile.$post>['json'];

export const findPersonalData = (who: Person) => bodyOf(call.$post({ json: who }));

export const downloadAnswer = (request: Person & { confirmed: string[] }) =>
  downloadFile(answerCall.$post({ json: request }), 'odpoved-osobne-udaje.pdf');

/** @param request `confirmed`: reservations, found by telephone or name, that are this person's */
export const erasePersonalData = (request: Person & { confirmed: string[] }) =>
  bodyOf(call.erasure.$post({ json: request }));

export const readBackupState = () => bodyOf(backup.$get());

export const downloadBackup = (lock: BackupLock) =>
  downloadFile(backupFile.$post({ json: lock }), `zaloha-${isoDay(Date.now())}.age`);

export function personText({ email, phone, name }: Person): string {
  return [email, phone, name].filter((part) => part !== null && part !== undefined).join(', ');
}
