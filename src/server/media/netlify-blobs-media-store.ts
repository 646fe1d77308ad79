import { type GetStoreOptions, getStore, type Store } from '@netlify/blobs';
import { checkedMediaStore, type MediaStore } from './media-store.ts';

/** Of the live site, and what previews upload. */
type StoreName = 'media' | 'media-preview';

/**
 * Keeps pictures in Netlify Blobs.
 * @param access null inside a function of the host, which gives each call an access of its own
 */
export function netlifyBlobsMediaStore(access: NetlifyBlobsAccess | null, name: StoreName = 'media'): MediaStore {
  const open = netlifyBlobs(access, name);

  return checkedMediaStore({
    async put(name, bytes) {
      // Not `onlyIfNew`: with a condition the client takes any refusal but 412 for success.
      await open().set(name, bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
    },
    async get(name) {
      // Null when it is not there, whatever the declaration says.
      const bytes: ArrayBuffer | null = await open().get(name, { type: 'arrayBuffer' });
      return bytes === null ? null : new Uint8Array(bytes);
    },
    has: async (name) => (await open().getMetadata(name)) !== null,
    remove: (name) => open().delete(name),
    async list() {
      const names: string[] = [];
      for await (const { blobs } of open().list({ paginate: true })) names.push(...blobs.map(({ key }) => key));
      return names;
    },
    async check() {
      await open().getMetadata('check');
    },
  });
}

/** Frankfurt; without it blobs would lie in the host's default region, in the USA. */
const REGION = 'eu-central-1';
const TIMEOUT_MS = 15_000;

export interface NetlifyBlobsAccess {
  siteId: string;
  token: string;
  /** Address of the API; that of Netlify unless told. */
  apiUrl?: string;
}

/**
 * Opens a store of Netlify Blobs; to be done anew for each call, since the access that a function is given ends.
 * @param access null inside a function of the host, which gives each call an access of its own
 */
export function netlifyBlobs(access: NetlifyBlobsAccess | null, name: string): () => Store {
  const options: GetStoreOptions & { name: string } = {
    name,
    region: REGION,
    // An editor sees a picture right after it was sent; a lagging read would say that it is missing.
    consistency: 'strong',
    fetch: (input, init) => fetch(input, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) }),
    ...(access !== null && { siteID: access.siteId, token: access.token }),
    ...(access?.apiUrl !== undefined && { apiURL: access.apiUrl }),
  };
  return () => getStore(options);
}
