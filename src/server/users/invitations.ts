import type { Role } from '../../domain/accounts/permissions.ts';
import { auditWrite } from '../audit/audit-log.ts';
import { plannedInvitation } from '../auth/password-reset.ts';
import type { Actor } from '../auth/sessions.ts';
import { AppError } from '../http/app-error.ts';
import type { Visitor } from '../http/visitor.ts';
import { deliverSoon } from '../mail/mail-queue.ts';
import type { Services } from '../services.ts';
import { commitPlan } from '../store/collection.ts';
import { creationWrites, findByEmail, newUserId } from './accounts.ts';
import { isReplaceable, newUser, type User } from './user.ts';

/**
 * Makes an account with roles and mails a link to choose its password. Whoever registered the address without confirming
 * it does not stand in the way.
 * @throws AppError invalid (the address has an account)
 */
export async function invite(
  services: Services,
  { user: inviter }: Actor,
  { name, email, roles }: { name: string; email: string; roles: Role[] },
  visitor: Visitor,
): Promise<{ id: string; value: User }> {
  const { store, clock } = services;
  const { user, mailId } = await commitPlan(store, async () => {
    const known = await findByEmail(store, email);
    if (known !== null && !isReplaceable(known.value))
      throw new AppError('invalid', { email: ['S\u00a0touto adresou už účet existuje.'] });
    const id = newUserId(services);
    const value = newUser({ name, email, roles, created_at: clock.now(), invited_by: inviter.id });
    const link = await plannedInvitation(services, { id, value });
    const audit = { act: 'user_invited', actor: inviter.id, subject: id, visitor, detail: roles.join(', ') } as const;
    const writes = [...(await creationWrites(services, id, value, known)), ...link.writes, auditWrite(services, audit)];
    return { writes, result: { user: { id, value }, mailId: link.mailId } };
  });
  deliverSoon(services, mailId);
  return user;
}
