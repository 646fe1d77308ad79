import { checkedMediaStore } from './checked-media-store.ts';
import type { MediaStore } from './media-store.ts';
import { type NetlifyBlobsAccess, netlifyBlobs } from './netlify-blobs.ts';

/** Of the live site, and what previews upload (preview-media-store.ts). */
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
