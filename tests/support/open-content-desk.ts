import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Role } from '../../src/domain/accounts/permissions.ts';
import { callApi } from './call-api.ts';
import { HOUSE_CONTENT } from './house.ts';
import { makeAccount, signInAs } from './make-account.ts';
import { type TestServices, testServices } from './test-services.ts';

/** What the tests need of the content of tests/house; of events and banners a few. */
const KEPT = /^(?:[a-z-]+\.json|pages\/.*|events\/(?:0008|0014|0150)-.*|galleries\/14\.json|banners\/[12]\.json)$/;

export const JAZZ = 'events/0008-trio-brezina-hra-jazz.md';
export const CONCERT = 'events/0014-vianocne-koledy-2024.md';

/** A picture that was uploaded. */
export const UPLOAD = `m/${'0f3a9c'.padEnd(40, '0')}.webp`;

interface DeskOptions {
  roles?: Role[];
  services?: TestServices;
}

/** Services over a copy of some of the content of tests/house, and somebody who may edit it. */
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
    /** A file as it is on the disk. */
    file: (path: string) => readFile(join(folder, path), 'utf8'),
    files: async (path: string) => (await readdir(join(folder, path))).sort(),
    /** Changes a file as somebody past the staff area. */
    writeFile: (path: string, text: string) => writeFile(join(folder, path), text),
  };
}
