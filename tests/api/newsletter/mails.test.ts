import { expect, test } from 'vitest';
import { consentWording } from '../../../src/domain/newsletter/newsletter-subscriber.ts';
import { hashToken } from '../../../src/server/ports/crypto/tokens.ts';
import { makeSite } from '../../support/make-site.ts';
import { ANNA, openNewsletter, SITE } from '../../support/open-newsletter.ts';

test('asking for confirmation say only that: one link, no promotion, no way out of what has not begun', async () => {
  const { subscribe, services } = await openNewsletter();
  await subscribe();
  const [mail] = await services.outbox();
  expect(mail).toMatchObject({
    to: ANNA,
    subject: 'Potvrďte odber mesačného prehľadu',
    headers: { 'Auto-Submitted': 'auto-generated' },
  });
  expect(mail?.headers).not.toHaveProperty('List-Unsubscribe');
  expect(mail?.html).toContain('lang="sk"');
  expect(mail?.text).toContain('Odkaz platí 48 hodín');
  const links = [...new Set([...(mail?.html ?? '').matchAll(/href="([^"]+)"/g)].map((match) => match[1]))];
  expect(links).toEqual([expect.stringMatching(`^${SITE}/newsletter/confirm/[\\w-]{43}$`), SITE]);
  expect(mail?.html).not.toContain('<img');
});

test('of welcome carries what was agreed and both ways out', async () => {
  const { subscribed, services } = await openNewsletter();
  const token = await subscribed();
  const mail = (await services.outbox()).at(-1);
  expect(mail?.headers).toMatchObject({
    'List-Unsubscribe': `<${SITE}/api/newsletter/unsubscribe/${token}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
  const words = (text: string) => text.replace(/\s+/g, ' ');
  expect(words(mail?.text ?? '')).toContain(words(consentWording(makeSite().name)));
  expect(mail?.text).toContain(`${SITE}/newsletter/unsubscribe/${token}`);
  expect(mail?.html).not.toContain('/events');
});

test('to somebody who has the newsletter say so, with the same way out', async () => {
  const { subscribed, subscribe, services } = await openNewsletter();
  const token = await subscribed();
  await subscribe();
  const mail = (await services.outbox()).at(-1);
  expect(mail?.subject).toBe('Mesačný prehľad už odoberáte');
  expect(mail?.headers['List-Unsubscribe']).toBe(`<${SITE}/api/newsletter/unsubscribe/${token}>`);
});

test('no token is stored as it was mailed', async () => {
  const { subscribe, subscribed, mailedToken, services } = await openNewsletter();
  await subscribe();
  const confirmation = await mailedToken('confirm');
  const token = await subscribed();
  expect(await services.store.get(`newsletter-confirmation:${confirmation}`)).toBeNull();
  expect(await services.store.get(`newsletter-confirmation:${hashToken(confirmation)}`)).not.toBeNull();
  expect(await services.store.get(`newsletter-link:${token}`)).toBeNull();
  expect(await services.store.get(`newsletter-link:${hashToken(token)}`)).not.toBeNull();
});
