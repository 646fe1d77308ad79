import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { listEntries, photosByEvent } from '../../content.ts';
import type { Album } from '../../domain/galleries/gallery-file.ts';

export async function getStaticPaths() {
  const galleries = await photosByEvent();
  return (await listEntries('events')).flatMap(({ id, title }) => {
    const photos = galleries.get(id) ?? [];
    const album: Album = { id, title, photos };
    return photos.length === 0 ? [] : [{ params: { id: String(id) }, props: { album } }];
  });
}

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props }) => Response.json(props.album);
