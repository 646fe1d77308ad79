import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { netlifyBlobsMediaStore } from '../../../src/server/ports/media/adapters/netlify-blobs-media-store.ts';
import { BLOBS_TOKEN, SITE_ID, startNetlifyBlobs } from '../../support/netlify-blobs-server.ts';
import { somePicture, testMediaStore } from './media-store-contract.ts';

async function openWithToken() {
  const server = await startNetlifyBlobs();
  const media = netlifyBlobsMediaStore({ siteId: SITE_ID, token: BLOBS_TOKEN, apiUrl: server.url });
  return { server, media, breakDown: () => server.refuse(503) };
}

describe('with a token of our own', () => testMediaStore(openWithToken));

describe('inside a function of the host', () =>
  testMediaStore(async () => {
    const server = await startNetlifyBlobs();
    const context = { edgeURL: server.url, uncachedEdgeURL: server.url, siteID: SITE_ID, token: BLOBS_TOKEN };
    vi.stubEnv('NETLIFY_BLOBS_CONTEXT', Buffer.from(JSON.stringify(context)).toString('base64'));
    onTestFinished(() => void vi.unstubAllEnvs());
    return { media: netlifyBlobsMediaStore(null), breakDown: () => server.refuse(500) };
  }));

test.each([401, 403, 429, 500])('a picture that is refused with %i was not stored', async (status) => {
  const { server, media } = await openWithToken();
  const { name, bytes } = somePicture(1);
  server.refuse(status);
  await expect(media.put(name, bytes)).rejects.toThrow('The store of pictures failed');
});

test('without an access the calls say so', async () => {
  await expect(netlifyBlobsMediaStore(null).check()).rejects.toThrow('The store of pictures failed (check)');
});

test('a wrong token is no access', async () => {
  const server = await startNetlifyBlobs();
  const media = netlifyBlobsMediaStore({ siteId: SITE_ID, token: 'another', apiUrl: server.url });
  await expect(media.check()).rejects.toThrow('The store of pictures failed (check)');
});
