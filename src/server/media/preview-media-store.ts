import type { MediaStore } from './media-store.ts';

/**
 * For deploy previews: shows the live site's pictures and changes none of them.
 * @param own takes what is uploaded; removing a picture takes it from here only
 */
export function previewMediaStore(live: MediaStore, own: MediaStore): MediaStore {
  return {
    put: (name, bytes) => own.put(name, bytes),
    get: async (name) => (await own.get(name)) ?? live.get(name),
    has: async (name) => (await own.has(name)) || live.has(name),
    remove: (name) => own.remove(name),
    list: async () => [...new Set([...(await own.list()), ...(await live.list())])].sort(),
    async check() {
      await Promise.all([own.check(), live.check()]);
    },
  };
}
