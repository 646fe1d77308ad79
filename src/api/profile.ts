// The calls about one's own account.
import { hc, type InferResponseType } from 'hono/client';
import type { ProfileApi } from '../server/features/profile/routes.ts';
import { ADMIN_CALLS } from './admin-client.ts';

const call = hc<ProfileApi>('/', ADMIN_CALLS).api.user;
const twoFactorCall = call['two-factor'];

/** `method` is null while the second factor is off. */
export type TwoFactor = InferResponseType<typeof twoFactorCall.$get>;

/** The secret for typing, in base32, and the text of the QR code. */
export type AppSetup = InferResponseType<typeof twoFactorCall.app.$post>;

/** Where the user is signed in, and the computers they trust; `is_current` marks those of this browser. */
export type SignedInPlaces = InferResponseType<typeof call.sessions.$get>;
export type OwnSession = SignedInPlaces['items'][number];
export type TrustedDevice = SignedInPlaces['trusted_devices'][number];

/** @throws ApiError when refused or unanswered, as all calls here */
export async function changeName(name: string): Promise<void> {
  await call.$patch({ json: { name } });
}

/** Mails a link to the new address; nothing changes until it is used. Answers the server's message. */
export async function askEmailChange(email: string): Promise<string> {
  return (await (await call.email.$post({ json: { email } })).json()).message;
}

/** All other sessions end. */
export async function changePassword(change: {
  current_password: string;
  password: string;
  password_confirmation: string;
}): Promise<void> {
  await call.password.$post({ json: change });
}

export async function findTwoFactor(): Promise<TwoFactor> {
  return (await twoFactorCall.$get()).json();
}

/** Begins to set up an app. The second factor is on once its first code is confirmed. */
export async function beginApp(): Promise<AppSetup> {
  return (await twoFactorCall.app.$post()).json();
}

/** Mails the first code. */
export async function beginEmail(): Promise<void> {
  await twoFactorCall.email.$post();
}

/** Turns on the factor that was begun; answers the recovery codes, which are never shown again. */
export async function confirmTwoFactor(code: string): Promise<string[]> {
  return (await (await twoFactorCall.confirm.$post({ json: { code } })).json()).recovery_codes;
}

/** Mails a code for the calls below when the second factor works by mail. */
export async function mailChangeCode(): Promise<void> {
  await twoFactorCall.code.$post();
}

/** @param code of the second factor, or a recovery code; also below */
export async function turnTwoFactorOff(code: string): Promise<void> {
  await twoFactorCall.off.$post({ json: { code } });
}

/** Voids the recovery codes and answers new ones. */
export async function renewRecoveryCodes(code: string): Promise<string[]> {
  return (await (await twoFactorCall['recovery-codes'].$post({ json: { code } })).json()).recovery_codes;
}

/** Both latest first. */
export async function listSignedInPlaces(): Promise<SignedInPlaces> {
  return (await call.sessions.$get()).json();
}

export async function endOwnSession(id: string): Promise<void> {
  await call.sessions[':id'].$delete({ param: { id } });
}

export async function endOtherSessions(): Promise<void> {
  await call.sessions.$delete();
}

/** From now on the second factor is asked for there, too. */
export async function distrustDevice(id: string): Promise<void> {
  await call['trusted-devices'][':id'].$delete({ param: { id } });
}
