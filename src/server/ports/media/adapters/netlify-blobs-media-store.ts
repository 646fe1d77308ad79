import { type GetStoreOptions, getStore, type Store } from '@netlify/blobs';
import { checkedMediaStore, type MediaStore } from '../media-store.ts';

/** `media` holds the pictures of the live site, `media-preview` those uploaded in deploy previews. */
type StoreName = 'media' | 'media-preview';

/** @param access as in `netlifyBlobs` */
export function netlifyBlobsMediaStore(access: NetlifyBlobsAccess | null, name: StoreName = 'media'): MediaStore {
  const open = netlifyBlobs(access, name);

  return checkedMediaStore({
    async put(name, bytes) {
      // `onlyIfNew` is not used, because with a condition the client treats every refusal except 412 as success.
      await open().set(name, bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
    },
    async get(name) {
      // The declared type lacks null, which a missing picture returns.
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

/** Frankfurt. By default blobs would be stored in the USA. */
const REGION = 'eu-central-1';
const TIMEOUT_MS = 15_000;

export interface NetlifyBlobsAccess {
  siteId: string;
  token: string;
  /** Address of the API; default: that of Netlify. */
  apiUrl?: string;
}

/**
 * Opens a store of Netlify Blobs. Open it again for each call, since the access of a function expires.
 * @param access null inside a function of the host, which gives each call an access of its own
 */
export function netlifyBlobs(access: NetlifyBlobsAccess | null, name: string): () => Store {
  const options: GetStoreOptions & { name: string } = {
    name,
    region: REGION,
    // Editors see a picture right after uploading it; an eventually consistent read might not find it.
    consistency: 'strong',
    fetch: (input, init) => fetch(input, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) }),
    ...(access !== null && { siteID: access.siteId, token: access.token }),
    ...(access?.apiUrl !== undefined && { apiURL: access.apiUrl }),
  };
  return () => getStore(options);
}
