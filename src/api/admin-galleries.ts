import { hc, type InferRequestType, type InferResponseType } from 'hono/client';
import type { AdminGalleriesApi } from '../server/features/galleries/admin-routes.ts';
import { ADMIN_CALLS, ADMIN_CHANGES } from './admin-client.ts';
import { conflict, type SaveAnswer, saved } from './entries.ts';

const call = hc<AdminGalleriesApi>('/', ADMIN_CALLS).api.admin.galleries;
const changes = hc<AdminGalleriesApi>('/', ADMIN_CHANGES).api.admin.galleries;

type GalleryList = InferResponseType<typeof call.$get>;
export type GalleryItem = GalleryList['items'][number];
/** For a broken file it has only the text. */
export type GalleryEntry = InferResponseType<(typeof call)[':eventId']['$get']>;
export type Gallery = Extract<GalleryEntry, { is_broken: false }>;
type Photo = Gallery['photos'][number];
export type PhotoToSave = Omit<Photo, 'id'> & { id?: number };

export async function listGalleries(query: InferRequestType<typeof call.$get>['query']): Promise<GalleryList> {
  return (await call.$get({ query })).json();
}

export async function findGallery(eventId: string): Promise<GalleryEntry> {
  return (await call[':eventId'].$get({ param: { eventId } })).json();
}

/** @param version null: the event had no photos */
export async function changeGallery(
  eventId: string,
  version: string | null,
  photos: readonly PhotoToSave[],
): Promise<SaveAnswer<GalleryEntry>> {
  const response = await changes[':eventId'].$put({ param: { eventId }, json: { version, photos: [...photos] } });
  return response.status === 200 ? saved(await response.json()) : conflict(await response.json());
}
