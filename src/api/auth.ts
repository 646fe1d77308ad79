// The server answers some of these calls in English; the screens show Slovak texts.
import { hc } from 'hono/client';
import { TWO_FACTOR_FAILED } from '../domain/accounts/two-factor-failed.ts';
import type { AuthApi } from '../server/core/auth/routes.ts';
import { callOptions } from './client.ts';
import { isNotVerified, type SessionUser } from './session.ts';
import { keepSessionToken } from './session-token.ts';

export const LOGIN_FAILED = 'Login failed';
export const REGISTRATION_FAILED = 'Registration failed';
export const MAIL_FAILED = 'Sending the mail failed';
export const LINK_FAILED = 'The link could not be used';

/** Sends no token: its 401 is about what was typed. */
const call = (defaultMessage: string) => hc<AuthApi>('/', callOptions(defaultMessage, { asVisitor: true })).api.auth;

const loginCall = call(LOGIN_FAILED);
const secondFactorCall = call(TWO_FACTOR_FAILED);
const registerCall = call(REGISTRATION_FAILED);
const mailCall = call(MAIL_FAILED);
const linkCall = call(LINK_FAILED);
const resendCall = hc<AuthApi>('/', callOptions(MAIL_FAILED)).api.auth.email.resend;
/** Confirming a new address ends all other sessions. */
const verifyCall = hc<AuthApi>('/', callOptions(LINK_FAILED)).api.auth.email.verify[':id'][':hash'];

export type SecondFactorMethod = 'app' | 'email';

export interface Challenge {
  /** `user_id` in the call; valid for one sign-in. */
  id: string;
  method: SecondFactorMethod;
}

export type SignInOutcome =
  | { state: 'signed-in'; user: SessionUser }
  | { state: 'second-factor'; challenge: Challenge }
  | { state: 'verify-email' };

/** @throws DOMException where the browser keeps no storage */
export async function signIn(credentials: { email: string; password: string }): Promise<SignInOutcome> {
  try {
    const answer = await (await loginCall.login.$post({ json: credentials })).json();
    if (answer.two_factor_required)
      return { state: 'second-factor', challenge: { id: answer.user_id, method: answer.method } };
    keepSessionToken(answer.access_token);
    return { state: 'signed-in', user: answer.user };
  } catch (error) {
    if (isNotVerified(error)) return { state: 'verify-email' };
    throw error;
  }
}

/**
 * A refused code has its `reason`.
 * @param trustsDevice no second factor here for 30 days, by a cookie
 */
export async function passSecondFactor(challengeId: string, code: string, trustsDevice = false): Promise<SessionUser> {
  const json = { user_id: challengeId, code, trust_device: trustsDevice };
  const response = await secondFactorCall.login['2fa'].$post({ json });
  const { user, access_token } = await response.json();
  keepSessionToken(access_token);
  return user;
}

export async function resendCode(challengeId: string): Promise<string> {
  const response = await mailCall.login['2fa'].resend.$post({ json: { user_id: challengeId } });
  return (await response.json()).message;
}

export interface Registration {
  name: string;
  email: string;
  password: string;
  password_confirmation: string;
}

/** Keeps a token that only allows asking for the verification mail again. */
export async function register(registration: Registration): Promise<void> {
  const response = await registerCall.register.$post({ json: registration });
  keepSessionToken((await response.json()).access_token);
}

/** @param email left out after registering */
export async function resendVerification(email?: string): Promise<string> {
  const response = await resendCall.$post({ json: email === undefined ? {} : { email } });
  return (await response.json()).message;
}

interface LinkParts {
  id: string;
  hash: string;
}

/** @param link `password` only for a new account */
export async function verifyEmail({ password, ...link }: LinkParts & { password?: string }): Promise<string> {
  const response = await verifyCall.$post({ param: link, json: password === undefined ? {} : { password } });
  return (await response.json()).message;
}

export async function refuseEmailChange(link: LinkParts): Promise<string> {
  const response = await linkCall.email.refuse[':id'][':hash'].$post({ param: link });
  return (await response.json()).message;
}

export async function requestPasswordReset(email: string): Promise<string> {
  const response = await mailCall['forgot-password'].$post({ json: { email } });
  return (await response.json()).message;
}

export interface LinkOwner {
  email: string;
  is_invitation: boolean;
}

/** @returns null when the link has expired */
export async function findLinkOwner(token: string): Promise<LinkOwner | null> {
  return (await (await linkCall['reset-password'].link.$post({ json: { token } })).json()).owner;
}

export async function resetPassword(reset: {
  token: string;
  password: string;
  password_confirmation: string;
}): Promise<string> {
  const response = await linkCall['reset-password'].$post({ json: reset });
  return (await response.json()).message;
}
