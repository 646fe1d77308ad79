import { type GetStoreOptions, getStore, type Store } from '@netlify/blobs';
import { checkedMediaStore, type MediaStore } from '../media-store.ts';

type StoreName = 'media' | 'media-preview';

export function netlifyBlobsMediaStore(access: NetlifyBlobsAccess | null, name: StoreName = 'media'): MediaStore {
  const open = netlifyBlobs(access, name);

  return checkedMediaStore({
    async put(name, bytes) {
      // With `onlyIfNew` the client would take every refusal except 412 for success.
      await open().set(name, bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
    },
    async get(name) {
      const bytes: ArrayBuffer | null = await open().get(name, { type: 'arrayBuffer' });
      return bytes === null ? null : new Uint8Array(bytes);
    },
    has: async (name) => (await open().getMetadata(name)) !== null,
    remove: (name) => open().delete(name),
    list: () => blobKeys(open()),
    async check() {
      await open().getMetadata('check');
    },
  });
}

export async function blobKeys(store: Store): Promise<string[]> {
  const keys: string[] = [];
  for await (const { blobs } of store.list({ paginate: true })) keys.push(...blobs.map(({ key }) => key));
  return keys;
}

/** Frankfurt; the default is in the USA. */
const REGION = 'eu-central-1';
const TIMEOUT_MS = 15_000;

export interface NetlifyBlobsAccess {
  siteId: string;
  token: string;
  apiUrl?: string;
}

/** Called for each use, since a function's access expires. Null: inside a function. */
export function netlifyBlobs(access: NetlifyBlobsAccess | null, name: string): () => Store {
  const options: GetStoreOptions & { name: string } = {
    name,
    region: REGION,
    consistency: 'strong',
    fetch: (input, init) => fetch(input, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) }),
    ...(access !== null && { siteID: access.siteId, token: access.token }),
    ...(access?.apiUrl !== undefined && { apiURL: access.apiUrl }),
  };
  return () => getStore(options);
}
