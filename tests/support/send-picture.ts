import type { Services } from '../../src/server/services.ts';
import { apiFetch } from './api-routes.ts';

interface PictureAnswer {
  status: number;
  headers: Headers;
  body: { message?: unknown; image_path?: string; width?: number; height?: number };
}

export function pictureSender(services: Services, token: string) {
  const fetchApi = apiFetch(services);
  return async (
    bytes: Uint8Array<ArrayBuffer>,
    name = 'foto.jpg',
    type = 'image/jpeg',
    ground = 'page',
  ): Promise<PictureAnswer> => {
    const form = new FormData();
    form.append('file', new File([bytes], name, { type }));
    form.append('ground', ground);
    const request = new Request(new URL('/api/admin/media', services.config.siteUrl), {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Sec-Fetch-Site': 'same-origin' },
      body: form,
    });
    const answer = await fetchApi(request);
    return { status: answer.status, headers: answer.headers, body: await answer.json() };
  };
}
