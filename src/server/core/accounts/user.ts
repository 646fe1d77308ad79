import { z } from 'zod';
import { type Permission, permissionsOf, ROLES, type Role } from '../../../domain/accounts/permissions.ts';
import { DAY_MS } from '../../../domain/time/clock.ts';
import { isoOf } from '../../../domain/time/written-moment.ts';
import type { Entry } from '../../ports/store/collection.ts';

const UNCONFIRMED_LIFE_MS = 7 * DAY_MS;

const twoFactorSchema = z.discriminatedUnion('method', [
  z.object({
    method: z.literal('app'),
    /** Sealed, so that a reader of the store cannot make codes. */
    secret: z.string(),
    /** Codes up to this 30-second step are used up (RFC 6238, section 5.2). */
    last_step: z.int(),
  }),
  z.object({ method: z.literal('email') }),
]);

export const PROGRAM = 'program';

/** Times are epoch milliseconds. */
export const userSchema = z.object({
  name: z.string(),
  email: z.string(),
  password_hash: z.string().nullable(),
  password_level: z.int().default(0),
  password_change_due: z.boolean().default(false),
  email_verified_at: z.int().nullable(),
  roles: z.array(z.enum(ROLES)),
  created_at: z.int(),
  /** A user id or `PROGRAM`; null: they registered themselves. */
  invited_by: z.string().nullable(),
  blocked_at: z.int().nullable(),
  /** Sessions of an earlier epoch are over, so one change ends them all. */
  session_epoch: z.int(),
  two_factor: twoFactorSchema.nullable(),
  recovery_codes: z.array(z.string()),
});

export type User = z.infer<typeof userSchema>;

export const USER_STATES = ['active', 'blocked', 'invited', 'unverified', 'waiting'] as const;

type UserState = (typeof USER_STATES)[number];

export function stateOf(user: User): UserState {
  if (user.blocked_at !== null) return 'blocked';
  if (user.email_verified_at === null) return user.invited_by === null ? 'unverified' : 'invited';
  return user.roles.length === 0 ? 'waiting' : 'active';
}

export function isActiveAdministrator(user: User): boolean {
  return stateOf(user) === 'active' && user.roles.includes('admin');
}

export function isReplaceable(user: User): boolean {
  return stateOf(user) === 'unverified';
}

export function lifeOf(user: User, nowMs: number): { ttlSeconds: number } | undefined {
  if (user.email_verified_at !== null || user.invited_by !== null) return undefined;
  return { ttlSeconds: Math.max(1, Math.ceil((user.created_at + UNCONFIRMED_LIFE_MS - nowMs) / 1000)) };
}

export function newUser(fields: Pick<User, 'name' | 'email' | 'created_at'> & Partial<User>): User {
  return {
    password_hash: null,
    password_level: 0,
    password_change_due: false,
    email_verified_at: null,
    roles: [],
    invited_by: null,
    blocked_at: null,
    session_epoch: 0,
    two_factor: null,
    recovery_codes: [],
    ...fields,
  };
}

export interface WireUser {
  id: string;
  name: string;
  email: string;
  email_verified_at: string | null;
  password_change_required?: true;
  two_factor_enabled: boolean;
  two_factor_method: 'app' | 'email' | null;
  roles: { name: Role }[];
  permissions: Permission[];
}

export interface WireAccount extends Omit<WireUser, 'permissions' | 'password_change_required'> {
  state: UserState;
  blocked: boolean;
  self_registered: boolean;
  created_at: string;
  last_sign_in_at: string | null;
}

export function toWireUser({ id, value }: Pick<Entry<User>, 'id' | 'value'>): WireUser {
  return {
    id,
    name: value.name,
    email: value.email,
    email_verified_at: isoOf(value.email_verified_at),
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
    last_sign_in_at: isoOf(lastSignInAt),
  };
}
