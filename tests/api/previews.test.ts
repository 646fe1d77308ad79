import { expect, onTestFinished, test, vi } from 'vitest';
import { servicesFromEnv } from '../../src/server/assemble.ts';
import { hasAdministrator } from '../../src/server/core/accounts/accounts.ts';
import { ensureConfiguredAdministrator } from '../../src/server/core/auth/first-administrator.ts';
import { storeUpload } from '../../src/server/core/entries/uploads.ts';
import { deliverDue } from '../../src/server/core/mail/mail-delivery.ts';
import { mailQueue, queuedMail } from '../../src/server/core/mail/mail-queue.ts';
import { netlifyBlobsMediaStore } from '../../src/server/ports/media/adapters/netlify-blobs-media-store.ts';
import { previewMediaStore } from '../../src/server/ports/media/media-store.ts';
import { somePicture } from '../contract/media-store/media-store-contract.ts';
import { callApi } from '../support/call-api.ts';
import { makeAccount, signInAs } from '../support/make-account.ts';
import { makeMail } from '../support/make-mail.ts';
import { BLOBS_TOKEN, SITE_ID, startNetlifyBlobs } from '../support/netlify-blobs-server.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { testServices } from '../support/test-services.ts';

async function openBoth() {
  const { url } = await startNetlifyBlobs();
  const blobs = (name?: 'media-preview') =>
    netlifyBlobsMediaStore({ siteId: SITE_ID, token: BLOBS_TOKEN, apiUrl: url }, name);
  const [live, preview] = await Promise.all([testServices(), testServices({ config: { isPreview: true } })]);
  return {
    live: { ...live, media: blobs() },
    preview: { ...preview, media: previewMediaStore(blobs(), blobs('media-preview')) },
  };
}

async function servicesIn(context: string) {
  const services = await servicesFromEnv({
    NETLIFY: 'true',
    CONTEXT: context,
    DATA_DIR: await tempFolder(),
    SITE_URL: 'https://www.kd.example',
    APP_SECRET: 'x'.repeat(32),
    RESEND_API_KEY: 're_123',
    MAIL_FROM: 'info@kd.example',
    NETLIFY_BUILD_HOOK: 'https://api.netlify.example/build_hooks/1',
    NETLIFY_WEBHOOK_SECRET: 'x'.repeat(16),
    ADMIN_EMAIL: 'eva@kd.example',
    ADMIN_PASSWORD: 'dlhé heslo s medzerami',
  });
  onTestFinished(() => services.close());
  return services;
}

test('a preview shows the pictures of the live site and cannot remove them', async () => {
  const { live, preview } = await openBoth();
  const { name, bytes } = somePicture(1);
  await live.media.put(name, bytes);
  expect(await preview.media.get(name)).toEqual(bytes);
  const token = await signInAs(preview, await makeAccount(preview, { roles: ['admin'] }));
  const answer = await callApi(preview)('DELETE', `/api/admin/media/${name}`, { token });
  expect(answer.status).toBe(403);
  await preview.media.remove(name);
  expect(await live.media.get(name)).toEqual(bytes);
});

test('what is uploaded in a preview is seen there and never reaches the live site', async () => {
  const { live, preview } = await openBoth();
  const { name, bytes } = somePicture(2);
  await storeUpload(preview, name, bytes);
  expect(await preview.media.get(name)).toEqual(bytes);
  expect(await preview.media.list()).toEqual([name]);
  expect(await live.media.has(name)).toBe(false);
});

test.each(['deploy-preview', 'branch-deploy'])(
  'mails of a %s are kept in the list and reach nobody',
  async (context) => {
    const services = await servicesIn(context);
    const asked = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('Nothing is to be asked'));
    onTestFinished(() => asked.mockRestore());
    const { id, write } = queuedMail(services, makeMail(), 'decision');
    await services.store.commit([write]);
    await deliverDue(services);
    expect(await mailQueue(services.store).find(id)).toMatchObject({
      value: { next_attempt_at: null, last_error: 'Náhľad webu e-maily neposiela.' },
    });
    expect(asked).not.toHaveBeenCalled();
  },
);

test('a preview makes no administrator from the variables of the live site', async () => {
  const services = await servicesIn('deploy-preview');
  await ensureConfiguredAdministrator(services, 'eva@kd.example');
  expect(await hasAdministrator(services.store)).toBe(false);
});

test('a preview neither builds the live site nor takes notifications of its builds', async () => {
  const services = await servicesIn('deploy-preview');
  expect(services.config.builds).toEqual({ kind: 'none' });
  expect(services.deployNotifications).toBeNull();
  expect(services.config.sending).toBe('in-process');
});
