import { AppError } from '../http/app-error.ts';
import type { Services } from '../services.ts';
import { accountRecords } from '../users/accounts.ts';
import { SIGN_IN } from './refusals.ts';
import { type Actor, sessionRecords } from './sessions.ts';

/**
 * The actor as he is now, for a change that is planned anew: his session must still count.
 * @throws AppError unauthenticated
 */
export async function requireSameActor({ store }: Pick<Services, 'store'>, actor: Actor): Promise<Actor> {
  const [user, session] = await Promise.all([
    accountRecords(store).users.find(actor.user.id),
    sessionRecords(store).find(actor.session.id),
  ]);
  if (user === null || session === null || user.value.session_epoch !== session.value.epoch)
    throw new AppError('unauthenticated', SIGN_IN);
  return { user, session };
}
