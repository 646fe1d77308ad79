import { AppError } from '../../app-error.ts';
import type { Services } from '../../services.ts';
import { changeWrites } from '../accounts/accounts.ts';
import { auditWrite, recordAudit } from '../audit/audit-log.ts';
import type { Visitor } from '../http/caller.ts';
import { commitAndMail } from '../mail/mail-delivery.ts';
import { attempt, isKnownNetwork, signInBudgets } from './attempts.ts';
import { NOTICES, queuedNotice } from './mails.ts';
import { newPassword } from './password-rules.ts';
import { type Actor, keepSession, requireSameActor, sessionPut } from './sessions.ts';

const SAME = 'Nové heslo má byť iné ako terajšie.';

async function requirePassword(
  services: Services,
  { user }: Actor,
  { password, field }: { password: string; field: string },
  visitor: Visitor,
): Promise<void> {
  const { email, password_hash } = user.value;
  const budgets = signInBudgets(email, visitor, await isKnownNetwork(services, email, visitor));
  const blocked = { act: 'sign_in_blocked', subject: user.id, visitor } as const;
  const isRight = await attempt(services, budgets, blocked, async () => {
    return (
      (await services.passwords.verify(password, password_hash, { network: visitor.network, isKnown: true })) || null
    );
  });
  if (isRight !== null) return;
  await recordAudit(services, { act: 'password_confirmation_failed', actor: user.id, visitor });
  throw new AppError('invalid', { [field]: ['Heslo nie je správne.'] });
}

export async function confirmPassword(
  services: Services,
  actor: Actor,
  password: string,
  visitor: Visitor,
): Promise<void> {
  await requirePassword(services, actor, { password, field: 'password' }, visitor);
  const confirmed_at = services.clock.now();
  const noted = await services.store.commit([sessionPut(services, actor.session, { confirmed_at })]);
  if (!noted.ok) throw new AppError('conflict', 'Skúste to, prosím, ešte raz.');
}

/** This session stays, all others end. */
export async function changePassword(
  services: Services,
  actor: Actor,
  { current, next }: { current: string; next: string },
  visitor: Visitor,
): Promise<void> {
  await requirePassword(services, actor, { password: current, field: 'current_password' }, visitor);
  if (next === current) throw new AppError('invalid', { password: [SAME] });
  const password = await newPassword(services, next, actor.user.value, visitor);
  await commitAndMail(services, async () => {
    const same = await requireSameActor(services, actor);
    const { user } = same;
    const after = { ...user.value, ...password, session_epoch: user.value.session_epoch + 1 };
    const notice = await queuedNotice(services, user.value.email, NOTICES.passwordChanged);
    const writes = [
      ...(await changeWrites(services, user, after)),
      keepSession(services, same, { confirmed_at: services.clock.now() }),
      auditWrite(services, { act: 'password_changed', actor: user.id, visitor }),
    ];
    return { writes, mails: [notice], result: null };
  });
}
