import { isoOf } from '../../../domain/time/written-moment.ts';
import { AppError } from '../../app-error.ts';
import { changeWrites } from '../../core/accounts/accounts.ts';
import { auditWrite } from '../../core/audit/audit-log.ts';
import { type Actor, keepSession, listSessions, requireSameActor, sessionRecords } from '../../core/auth/sessions.ts';
import { listTrustedDevices, type TrustedDevice, trustedDevices } from '../../core/auth/trusted-devices.ts';
import type { Visitor } from '../../core/http/caller.ts';
import { hashToken } from '../../ports/crypto/tokens.ts';
import { commitPlan } from '../../ports/store/collection.ts';
import type { Services } from '../../services.ts';

export interface WireSession {
  id: string;
  created_at: string;
  last_used_at: string;
  network: string;
  user_agent: string;
  is_current: boolean;
}

export async function listOwnSessions({ store }: Services, { user, session }: Actor): Promise<WireSession[]> {
  const sessions = await listSessions(store, user);
  return sessions.map(({ id, value }) => ({ ...toWire(value), is_current: id === session.id }));
}

export async function endOwnSession(
  services: Services,
  { user }: Actor,
  publicId: string,
  visitor: Visitor,
): Promise<void> {
  const sessions = await listSessions(services.store, user);
  const ended = sessions.find(({ value }) => value.public_id === publicId);
  if (ended === undefined) throw new AppError('not-found', 'Takéto prihlásenie neexistuje.');
  await services.store.commit([
    sessionRecords(services.store).removal(ended.id, 'any'),
    auditWrite(services, { act: 'session_ended', actor: user.id, visitor }),
  ]);
}

export interface WireTrustedDevice extends WireSession {
  ends_at: string | null;
}

export async function listOwnDevices(
  { store }: Services,
  { user }: Actor,
  token: string | null,
): Promise<WireTrustedDevice[]> {
  const devices = await listTrustedDevices(store, user);
  return devices.map(({ id, value, expiresAt }) => ({
    ...toWire(value),
    ends_at: isoOf(expiresAt),
    is_current: token !== null && id === hashToken(token),
  }));
}

export async function distrustDevice(
  services: Services,
  { user }: Actor,
  publicId: string,
  visitor: Visitor,
): Promise<void> {
  const devices = await listTrustedDevices(services.store, user);
  const device = devices.find(({ value }) => value.public_id === publicId);
  if (device === undefined) throw new AppError('not-found', 'Takýto dôveryhodný počítač tu nie je.');
  await services.store.commit([
    trustedDevices(services.store).removal(device.id, 'any'),
    auditWrite(services, { act: 'device_distrusted', actor: user.id, visitor }),
  ]);
}

/** In one step, so that it includes a sign-in at the same moment. */
export async function endOtherSessions(services: Services, actor: Actor, visitor: Visitor): Promise<void> {
  await commitPlan(services.store, async () => {
    const same = await requireSameActor(services, actor);
    const { user } = same;
    const after = { ...user.value, session_epoch: user.value.session_epoch + 1 };
    const writes = [
      ...(await changeWrites(services, user, after)),
      keepSession(services, same),
      auditWrite(services, { act: 'sessions_ended', actor: user.id, visitor }),
    ];
    return { writes, result: null };
  });
}

function toWire(
  kept: Pick<TrustedDevice, 'public_id' | 'created_at' | 'last_used_at' | 'network' | 'user_agent'>,
): Omit<WireSession, 'is_current'> {
  const { public_id, created_at, last_used_at, network, user_agent } = kept;
  return {
    id: public_id,
    created_at: new Date(created_at).toISOString(),
    last_used_at: new Date(last_used_at).toISOString(),
    network,
    user_agent,
  };
}
