import { hc, type InferRequestType, type InferResponseType } from 'hono/client';
import type { AdminGalleriesApi } from '../server/features/galleries/admin-routes.ts';
import { ADMIN_CHANGES } from './admin-client.ts';
import { bodyOf } from './client.ts';
import { entryCalls } from './entries.ts';

const call = hc<AdminGalleriesApi>('/', ADMIN_CHANGES).api.admin.galleries;

type GalleryList = InferResponseType<typeof call.$get>;
export type GalleryItem = GalleryList['items'][number];
/** For a broken file it has only the text. */
export type GalleryEntry = InferResponseType<(typeof call)[':eventId']['$get']>;
export type Gallery = Extract<GalleryEntry, { is_broken: false }>;
type Photo = Gallery['photos'][number];
export type PhotoToSave = Omit<Photo, 'id'> & { id?: number };

export const galleries = entryCalls<GalleryEntry, { eventId: string }>(call[':eventId'], (eventId) => ({ eventId }));

export const listGalleries = (query: InferRequestType<typeof call.$get>['query']) => bodyOf(call.$get({ query }));
