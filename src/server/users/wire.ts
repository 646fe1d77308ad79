import { type Permission, permissionsOf, type Role } from '../../domain/accounts/permissions.ts';
import type { Entry } from '../store/collection.ts';
import { stateOf, type User, type UserState } from './user.ts';

/** A signed-in user (SPEC 3). */
export interface WireUser {
  id: string;
  name: string;
  email: string;
  email_verified_at: string | null;
  /** Only then: every call but the one for another password is refused until there is one. */
  password_change_required?: true;
  two_factor_enabled: boolean;
  two_factor_method: 'app' | 'email' | null;
  roles: { name: Role }[];
  permissions: Permission[];
}

/** An account as those see it who administrate users. */
export interface WireAccount extends Omit<WireUser, 'permissions' | 'password_change_required'> {
  state: UserState;
  blocked: boolean;
  /** Nobody invited them. */
  self_registered: boolean;
  created_at: string;
  last_sign_in_at: string | null;
}

export function toWireUser({ id, value }: Pick<Entry<User>, 'id' | 'value'>): WireUser {
  return {
    id,
    name: value.name,
    email: value.email,
    email_verified_at: toIso(value.email_verified_at),
    ...(value.password_change_due ? { password_change_required: true } : {}),
    two_factor_enabled: value.two_factor !== null,
    two_factor_method: value.two_factor?.method ?? null,
    roles: value.roles.map((name) => ({ name })),
    permissions: permissionsOf(value.roles),
  };
}

export function toWireAccount(user: Pick<Entry<User>, 'id' | 'value'>, lastSignInAt: number | null): WireAccount {
  const { permissions: _, password_change_required: __, ...account } = toWireUser(user);
  return {
    ...account,
    state: stateOf(user.value),
    blocked: user.value.blocked_at !== null,
    self_registered: user.value.invited_by === null,
    created_at: new Date(user.value.created_at).toISOString(),
    last_sign_in_at: toIso(lastSignInAt),
  };
}

function toIso(epochMs: number | null): string | null {
  return epochMs === null ? null : new Date(epochMs).toISOString();
}
