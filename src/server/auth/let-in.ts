import { auditWrite } from '../audit/audit-log.ts';
import type { Visitor } from '../http/visitor.ts';
import type { Services } from '../services.ts';
import type { Entry } from '../store/collection.ts';
import type { Write } from '../store/store.ts';
import { accountRecords } from '../users/accounts.ts';
import type { User } from '../users/user.ts';
import { toWireUser, type WireUser } from '../users/wire.ts';
import { knownNetworkWrite } from './known-networks.ts';
import { newSession } from './sessions.ts';

export interface SignedIn {
  user: WireUser;
  access_token: string;
  two_factor_required: false;
}

export interface SecondFactorAsked {
  two_factor_required: true;
  /** Not the user's id, but a challenge that is good for one sign-in (STANDARDS, collisions). */
  user_id: string;
  method: 'app' | 'email';
}

/** What letting somebody in writes, and what he is answered. */
export function sessionWrites(
  services: Pick<Services, 'store' | 'clock' | 'random' | 'secret'>,
  user: Entry<User>,
  visitor: Visitor,
  detail = '',
): { writes: Write[]; answer: SignedIn } {
  const { token, write } = newSession(services, { id: user.id, epoch: user.value.session_epoch }, visitor);
  return {
    writes: [
      write,
      accountRecords(services.store).lastSignIns.put(user.id, { at: services.clock.now() }, 'any'),
      knownNetworkWrite(services, user.value.email, visitor),
      auditWrite(services, { act: 'signed_in', actor: user.id, visitor, detail }),
    ],
    answer: { user: toWireUser(user), access_token: token, two_factor_required: false },
  };
}
