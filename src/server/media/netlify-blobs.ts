import { type GetStoreOptions, getStore, type Store } from '@netlify/blobs';

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
