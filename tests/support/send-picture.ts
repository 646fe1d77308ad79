import { createApp } from '../../src/server/http/create-app.ts';
import { functionRoutes } from '../../src/server/routes.ts';
import type { Services } from '../../src/server/services.ts';

interface PictureAnswer {
  status: number;
  headers: Headers;
  /** What the answer's body holds; tests say what they expect. */
  body: { message?: unknown; image_path?: string; width?: number; height?: number };
}

/** Sends files to `POST /api/admin/media` as a browser's form would, for the holder of a token. */
export function pictureSender(services: Services, token: string) {
  const app = createApp(
    { ...services.config, reportError: () => {} },
    functionRoutes(services, async () => new Response(null, { status: 404 })),
  );
  return async (bytes: Uint8Array<ArrayBuffer>, name = 'foto.jpg', type = 'image/jpeg'): Promise<PictureAnswer> => {
    const form = new FormData();
    form.append('file', new File([bytes], name, { type }));
    const request = new Request(new URL('/api/admin/media', services.config.siteUrl), {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Sec-Fetch-Site': 'same-origin' },
      body: form,
    });
    const answer = await app.fetch(request, { clientAddress: '192.0.2.7' });
    return { status: answer.status, headers: answer.headers, body: await answer.json() };
  };
}
