import { suppressedRecords } from '../../../../src/server/features/newsletter/records.ts';
import { addressId } from '../../../../src/server/ports/crypto/tokens.ts';
import { resendMailEvents } from '../../../../src/server/ports/mail/adapters/resend-mail-events.ts';
import type { Services } from '../../../../src/server/services.ts';
import { callApi } from '../../../support/call-api.ts';
import { makeAccount, signInAs } from '../../../support/make-account.ts';
import { openNewsletter } from '../../../support/open-newsletter.ts';
import { signedNotification } from '../../../support/signed-notification.ts';

export const SECRET = `whsec_${Buffer.from('the key that signs notifications').toString('base64')}`;
const LIST = '/api/admin/newsletter/subscribers';

export async function openNewsletterDesk(changed: Pick<Partial<Services>, 'mailEvents'> = {}) {
  const newsletter = await openNewsletter();
  const services = { ...newsletter.services, mailEvents: resendMailEvents([SECRET]), ...changed };
  const call = callApi(services);
  const editor = await makeAccount(services, { email: 'editor@kd.example', roles: ['editor'] });
  /** Tests move the clock, so sessions expire. */
  const asEditor = async (method: string, path: string, body?: unknown) =>
    call(method, `${LIST}${path}`, { token: await signInAs(services, editor), body });
  let told = 0;

  return {
    ...newsletter,
    services,
    call,
    token: await signInAs(services, editor),
    get: (path = '') => asEditor('GET', path),
    post: (body: unknown, path = '') => asEditor('POST', path, body),
    remove: (id: string, path = '') => asEditor('DELETE', path, { id }),
    suppressionOf: async (email: string) =>
      (await suppressedRecords(services.store).find(addressId(email)))?.value ?? null,

    async join(email: string): Promise<void> {
      await newsletter.subscribe(email);
      await newsletter.confirm(await newsletter.mailedToken('confirm'));
      services.clock.advance(1000);
    },

    /** Each event is new unless it gets an `id`. */
    tell(event: unknown, signing: { id?: string; secret?: string; timestamp?: number } = {}) {
      told += 1;
      const headers = signedNotification(JSON.stringify(event), { secret: SECRET, id: `msg_${told}`, ...signing });
      return call('POST', '/api/newsletter/webhook', { body: event, headers });
    },

    eventOf(type: string, email: string, more: Record<string, unknown> = {}, atMs = services.clock.now()) {
      const created_at = new Date(atMs).toISOString();
      const data = {
        created_at,
        email_id: 'e-1',
        from: 'Riviéra <info@kd.example>',
        to: [email],
        subject: 'Prehľad',
        ...more,
      };
      return { type, created_at, data };
    },
  };
}

export const PERMANENT = { bounce: { type: 'Permanent', subType: 'General', message: '550 No such user' } };
