import { hc, type InferRequestType, type InferResponseType } from 'hono/client';
import type { IssueApi, SubscriberApi } from '../server/features/newsletter/desk-routes.ts';
import { ADMIN_CALLS, ADMIN_CHANGES, ADMIN_FILES, downloadFile } from './admin-client.ts';
import { bodyOf, ended, messageOf } from './client.ts';
import { answerOf } from './entries.ts';

const issues = hc<IssueApi>('/', ADMIN_CALLS).api.admin.newsletter.issues;
const issueChanges = hc<IssueApi>('/', ADMIN_CHANGES).api.admin.newsletter.issues[':id'];
const subscribers = hc<SubscriberApi>('/', ADMIN_CALLS).api.admin.newsletter.subscribers;
const subscriberFile = hc<SubscriberApi>('/', ADMIN_FILES).api.admin.newsletter.subscribers.csv;
const settings = hc<SubscriberApi>('/', ADMIN_CALLS).api.admin.newsletter.settings;

export type Issue = InferResponseType<typeof issues.$get>['items'][number];
export type IssueDetail = InferResponseType<(typeof issues)[':id']['$get']>;
export type EventChoice = IssueDetail['choices'][number];
export type IssueFields = Pick<IssueDetail, 'subject' | 'introduction' | 'event_ids' | 'in_archive'>;
export type UncertainChunk = IssueDetail['uncertain_chunks'][number];
export type Subscriber = InferResponseType<typeof subscribers.$get>['items'][number];
export type SubscriberSummary = InferResponseType<typeof subscribers.summary.$get>;
export type DeskSettings = InferResponseType<typeof settings.$get>;

type SubscriberQuery = InferRequestType<typeof subscribers.$get>['query'];
type SubscriberFilter = InferRequestType<typeof subscriberFile.$get>['query'];

export const listIssues = (query: InferRequestType<typeof issues.$get>['query']) => bodyOf(issues.$get({ query }));

/**
 * @param month null: a single message
 * @param key the same when the call is repeated
 */
export function createIssue(month: string | null, key: string): Promise<IssueDetail> {
  const json = month === null ? ({ kind: 'message' } as const) : { month };
  return bodyOf(issues.$post({ json }, { headers: { 'Idempotency-Key': key } }));
}

export const findIssue = (id: string) => bodyOf(issues[':id'].$get({ param: { id } }));

export const changeIssue = (id: string, version: string, fields: IssueFields) =>
  answerOf<IssueDetail>(issueChanges.$put({ param: { id }, json: { ...fields, version } }));

export const deleteIssue = (id: string, version: string) =>
  answerOf<unknown>(issueChanges.$delete({ param: { id }, query: { version } }));

export const restoreIssue = (id: string) => bodyOf(issues[':id'].restore.$post({ param: { id } }));

export const previewIssue = (id: string, fields: IssueFields) =>
  bodyOf(issues[':id'].preview.$post({ param: { id }, json: fields }));

export const testIssue = (id: string, email: string) =>
  messageOf(issues[':id'].test.$post({ param: { id }, json: { email } }));

/** A second call changes nothing. */
export const sendIssue = (id: string, version: string) =>
  answerOf<IssueDetail>(issueChanges.send.$post({ param: { id }, json: { version } }));

/** @param at wall clock in Bratislava, `2026-12-05T18:00` */
export const scheduleIssue = (id: string, version: string, at: string) =>
  answerOf<IssueDetail>(issueChanges.schedule.$post({ param: { id }, json: { version, at } }));

export const unscheduleIssue = (id: string) => bodyOf(issues[':id'].schedule.$delete({ param: { id } }));

export const pauseIssue = (id: string) => bodyOf(issues[':id'].pause.$post({ param: { id } }));

export const resumeIssue = (id: string) => bodyOf(issues[':id'].resume.$post({ param: { id } }));

export const decideUncertain = (id: string, chunk: string, decision: 'sent' | 'again') =>
  bodyOf(issues[':id'].uncertain.$post({ param: { id }, json: { chunk, decision } }));

export const listSubscribers = (query: SubscriberQuery) => bodyOf(subscribers.$get({ query }));

export const readSubscriberSummary = () => bodyOf(subscribers.summary.$get());

/**
 * For somebody who agreed elsewhere than on the site.
 * @param key the same when the call is repeated
 */
export const addSubscriber = (entry: InferRequestType<typeof subscribers.$post>['json'], key: string) =>
  ended(subscribers.$post({ json: entry }, { headers: { 'Idempotency-Key': key } }));

export const removeSubscriber = (id: string) => ended(subscribers.$delete({ json: { id } }));

/** The address gets no newsletter, even if somebody subscribes it. */
export const suppressAddress = (email: string, reason: string) =>
  ended(subscribers.suppressed.$post({ json: { email, reason_text: reason } }));

export const liftSuppression = (id: string) => ended(subscribers.suppressed.$delete({ json: { id } }));

export const downloadSubscribers = (query: SubscriberFilter) =>
  downloadFile(subscriberFile.$get({ query }), 'odberatelia.csv');

export const readDeskSettings = () => bodyOf(settings.$get());

export const saveDeskSettings = (value: DeskSettings) => bodyOf(settings.$put({ json: value }));
