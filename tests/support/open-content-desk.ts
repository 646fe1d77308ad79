import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Role } from '../../src/domain/accounts/permissions.ts';
import { callApi } from './call-api.ts';
import { HOUSE_CONTENT } from './house.ts';
import { makeAccount, signInAs } from './make-account.ts';
import { type TestServices, testServices } from './test-services.ts';

const KEPT = /^(?:[a-z-]+\.json|pages\/.*|events\/(?:0008|0014|0150)-.*|galleries\/14\.json|banners\/[12]\.json)$/;

export const JAZZ = 'events/0008-trio-brezina-hra-jazz.md';
export const CONCERT = 'events/0014-vianocne-koledy-2024.md';

/** Sent to the call that makes an event. */
export const NEW_EVENT = { title: 'Jazz', start_date: '2027-02-05T18:00', description: 'Text.', is_paid: false };

export const UPLOAD = `m/${'0f3a9c'.padEnd(40, '0')}.webp`;
export const PHOTO = { image_path: UPLOAD, alt_text: 'Zbor', width: 1600, height: 1067 };

interface DeskOptions {
  roles?: Role[];
  services?: TestServices;
}

export async function openContentDesk({ roles = ['admin'], services: given }: DeskOptions = {}) {
  const services = given ?? (await testServices());
  const folder = services.config.contentDir;
  await cp(HOUSE_CONTENT, folder, {
    recursive: true,
    filter: (path) => !/\.\w+$/.test(path) || KEPT.test(path.slice(HOUSE_CONTENT.length + 1)),
  });
  await services.media.put(UPLOAD.replace('m/', ''), new Uint8Array([1]));
  const user = await makeAccount(services, { name: 'Eva Redaktorka', email: 'eva@kd.example', roles });
  const token = await signInAs(services, user);
  const send = callApi(services);
  return {
    services,
    user,
    folder,
    send,
    call: (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
      send(method, path, { token, body, headers }),
    file: (path: string) => readFile(join(folder, path), 'utf8'),
    files: async (path: string) => (await readdir(join(folder, path))).sort(),
    writeFile: (path: string, text: string) => writeFile(join(folder, path), text),
  };
}
