import { hc, type InferRequestType, type InferResponseType } from 'hono/client';
import type { AuditApi } from '../server/features/audit/routes.ts';
import { ADMIN_CALLS, ADMIN_FILES, downloadFile } from './admin-client.ts';
import { bodyOf } from './client.ts';

const call = hc<AuditApi>('/', ADMIN_CALLS).api.admin.audit;
const fileCall = hc<AuditApi>('/', ADMIN_FILES).api.admin.audit.csv;

export type AuditEntry = InferResponseType<typeof call.$get>['items'][number];

export type Act = AuditEntry['act'];

type AuditQuery = InferRequestType<typeof call.$get>['query'];
type AuditFilter = InferRequestType<typeof fileCall.$get>['query'];

export const listAudit = (query: AuditQuery) => bodyOf(call.$get({ query }));

export const downloadAudit = (query: AuditFilter) => downloadFile(fileCall.$get({ query }), 'dennik-zmien.csv');
