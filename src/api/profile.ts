import { hc, type InferResponseType } from 'hono/client';
import type { ProfileApi } from '../server/features/profile/routes.ts';
import { ADMIN_CALLS } from './admin-client.ts';
import { bodyOf, ended, messageOf } from './client.ts';

const call = hc<ProfileApi>('/', ADMIN_CALLS).api.user;
const twoFactorCall = call['two-factor'];

/** `method` is null while the second factor is off. */
export type TwoFactor = InferResponseType<typeof twoFactorCall.$get>;

/** Secret in base32, text of the QR code. */
export type AppSetup = InferResponseType<typeof twoFactorCall.app.$post>;

export type SignedInPlaces = InferResponseType<typeof call.sessions.$get>;
export type OwnSession = SignedInPlaces['items'][number];
export type TrustedDevice = SignedInPlaces['trusted_devices'][number];

export const changeName = (name: string) => ended(call.$patch({ json: { name } }));

/**
 * Nothing changes until the mailed link is used.
 * @returns the server's message
 */
export const requestEmailChange = (email: string) => messageOf(call.email.$post({ json: { email } }));

/** Ends all other sessions. */
export const changePassword = (change: { current_password: string; password: string; password_confirmation: string }) =>
  ended(call.password.$post({ json: change }));

export const findTwoFactor = () => bodyOf(twoFactorCall.$get());

/** The second factor is on only after `confirmTwoFactor`. */
export const beginApp = () => bodyOf(twoFactorCall.app.$post());

export const beginEmail = () => ended(twoFactorCall.email.$post());

/** @returns the recovery codes, which are never shown again */
export async function confirmTwoFactor(code: string): Promise<string[]> {
  return (await bodyOf(twoFactorCall.confirm.$post({ json: { code } }))).recovery_codes;
}

export const mailChangeCode = () => ended(twoFactorCall.code.$post());

/** @param code of the second factor, or a recovery code */
export const turnTwoFactorOff = (code: string) => ended(twoFactorCall.off.$post({ json: { code } }));

export async function renewRecoveryCodes(code: string): Promise<string[]> {
  return (await bodyOf(twoFactorCall['recovery-codes'].$post({ json: { code } }))).recovery_codes;
}

export const listSignedInPlaces = () => bodyOf(call.sessions.$get());

export const endOwnSession = (id: string) => ended(call.sessions[':id'].$delete({ param: { id } }));

export const endOtherSessions = () => ended(call.sessions.$delete());

export const distrustDevice = (id: string) => ended(call['trusted-devices'][':id'].$delete({ param: { id } }));
