import { expect } from 'vitest';
import type { Role } from '../../../src/domain/accounts/permissions.ts';
import type { ContentIndex } from '../../../src/domain/content/content-index.ts';
import { type Answer, callApi } from '../../support/call-api.ts';
import { writeEventFiles } from '../../support/event-files.ts';
import { makeAccount, signInAs } from '../../support/make-account.ts';
import { makeReservationRequest } from '../../support/make-reservation-request.ts';
import { type TestServices, testServices } from '../../support/test-services.ts';

const DESK = '/api/admin/reservations';
export const STAFF_MAIL = 'dispecing@kdriviera.example';

export async function openDesk(given: { index?: Partial<ContentIndex>; services?: TestServices } = {}) {
  const services = given.services ?? (await testServices(given.index === undefined ? {} : { index: given.index }));
  await writeEventFiles(services.config.contentDir, given.index?.events ?? []);
  const call = callApi(services);
  const tokenOf = async (role: Role, email: string) =>
    signInAs(services, await makeAccount(services, { email, roles: [role] }));
  const editor = await tokenOf('editor', 'editor@kd.example');
  const admin = await tokenOf('admin', 'spravca@kd.example');
  let asked = 0;

  /** Keeps mails in order. */
  async function aSecondLater(): Promise<void> {
    await services.settled();
    services.clock.advance(1000);
  }

  return {
    services,
    call,
    editor,
    admin,

    async ask(fields: Record<string, unknown> = {}): Promise<string> {
      asked += 1;
      const body = makeReservationRequest({ email: `host${asked}@example.sk`, ...fields });
      const answer = await call('POST', '/api/reservations', { body, ip: `192.0.${asked}.1` });
      expect(answer.status).toBe(201);
      await aSecondLater();
      return String(answer.body.reference);
    },

    get: (path = '', token = editor): Promise<Answer> => call('GET', `${DESK}${path}`, { token }),
    post: (body: unknown, token = editor): Promise<Answer> => call('POST', DESK, { token, body }),
    async patch(id: string, body: unknown, token = editor): Promise<Answer> {
      const answer = await call('PATCH', `${DESK}/${id}`, { token, body });
      await aSecondLater();
      return answer;
    },

    async mailsTo(address: string) {
      return (await services.outbox()).filter(({ to }) => to === address);
    },
  };
}
