import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readOutbox } from '../support/read-outbox.ts';
import { startProcess } from '../support/start-process.ts';

const post = (url: string, path: string, body: object) =>
  fetch(url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

test('the bundled server shows pages, lets people in, and mails them', async () => {
  const env = { ADMIN_EMAIL: 'sefka@kd.example', ADMIN_PASSWORD: 'tri citróny a klobúk' };
  const { url, folder } = await startProcess({ env });
  expect(await (await fetch(`${url}/events`)).text()).toContain('Podujatia');
  const signedIn = await post(url, '/api/auth/login', { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD });
  expect(signedIn.status).toBe(200);
  expect((await post(url, '/api/auth/forgot-password', { email: env.ADMIN_EMAIL })).status).toBe(200);
  await expect
    .poll(async () => (await readOutbox(join(folder, '.data/outbox'))).map(({ to }) => to))
    .toEqual([env.ADMIN_EMAIL]);
});

const TELL_OF_RENDERER = `
  import { registerHooks } from 'node:module';
  registerHooks({
    load(url, context, next) {
      const loaded = next(url, context);
      if (String(loaded.source).includes('renderToReadableStream')) console.log('The renderer of mails');
      return loaded;
    },
  });
`;

test('what writes mails is loaded right after the start, not while pages wait for the first mail', async () => {
  const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(TELL_OF_RENDERER)}`;
  const { child, output } = await startProcess({ env: { NODE_OPTIONS } });
  let said = output;
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (said += text));
  await expect.poll(() => said).toContain('The renderer of mails');
});

test('packages of the bundled server find the files that lie beside them, such as the words a password is judged by', async () => {
  const env = { ADMIN_EMAIL: 'sefka@kd.example', ADMIN_PASSWORD: 'tri citróny a klobúk' };
  const { url } = await startProcess({ env });
  const signedIn = await post(url, '/api/auth/login', { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD });
  const { access_token } = (await signedIn.json()) as { access_token: string };
  const change = (password: string) =>
    fetch(`${url}/api/user/password`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${access_token}` },
      body: JSON.stringify({ current_password: env.ADMIN_PASSWORD, password, password_confirmation: password }),
    });
  expect((await change('heslo123')).status).toBe(422);
  expect((await change('sedem modrých rakiet nad Hronom')).status).toBe(200);
});
