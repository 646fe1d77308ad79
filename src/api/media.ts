import { hc, type InferResponseType } from 'hono/client';
import type { AdminMediaApi } from '../server/features/media/routes.ts';
import { ADMIN_CALLS } from './admin-client.ts';
import { ApiError, ended, refusedError, SESSION_EXPIRED, UNREACHABLE } from './client.ts';
import { expireSession, sessionToken } from './session-token.ts';

const call = hc<AdminMediaApi>('/', ADMIN_CALLS).api.admin.media;

/** Path below `/storage/`, size in pixels. */
export type UploadedPicture = InferResponseType<typeof call.$post, 201>;

/** What shows through a picture; that of a page is for logos, which are never JPEGs. */
export type PictureGround = 'paper' | 'page';

const TOO_LARGE = 'Obrázok je na odoslanie príliš veľký. Zmenšite ho, prosím, a\u00a0skúste to znova.';
const TIMEOUT_MS = 120_000;

/**
 * Uses XMLHttpRequest, because `fetch` does not report how much has been sent.
 * @param options.onProgress gets the sent share, 0 to 1
 * @throws ApiError (`status` 0: worth trying again); the reason the signal was aborted with
 */
export function uploadPicture(
  file: Blob,
  ground: PictureGround,
  { onProgress, signal }: { onProgress: (share: number) => void; signal: AbortSignal },
): Promise<UploadedPicture> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const token = sessionToken();
    request.open('POST', call.$path());
    if (token !== null) request.setRequestHeader('Authorization', `Bearer ${token}`);
    request.timeout = TIMEOUT_MS;
    request.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total);
    request.onerror = () => reject(new ApiError(0, UNREACHABLE));
    request.ontimeout = request.onerror;
    request.onabort = () => reject(signal.reason);
    request.onload = () => {
      const body = jsonOf(request.responseText);
      if (request.status === 201 && isUploaded(body)) return resolve(body);
      if (request.status === 401 && token !== null) {
        expireSession(token);
        return reject(new ApiError(401, SESSION_EXPIRED));
      }
      // The host refuses what is over its limit without our message.
      reject(refusedError(request.status, body, request.status === 413 ? TOO_LARGE : UNREACHABLE));
    };
    signal.addEventListener('abort', () => request.abort(), { once: true });
    const form = new FormData();
    form.append('file', file, 'obrazok');
    form.append('ground', ground);
    if (signal.aborted) reject(signal.reason);
    else request.send(form);
  });
}

/** Also from the history: it cannot be restored. */
export const removePicture = (imagePath: string) =>
  ended(call[':name'].$delete({ param: { name: imagePath.replace(/^m\//, '') } }));

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isUploaded(body: unknown): body is UploadedPicture {
  return typeof body === 'object' && body !== null && 'image_path' in body && 'width' in body && 'height' in body;
}
