// The server answers some of these calls in English; the screens show Slovak texts.
import { hc } from 'hono/client';
import { TWO_FACTOR_FAILED } from '../domain/accounts/two-factor-failed.ts';
import type { AuthApi } from '../server/core/auth/routes.ts';
import { bodyOf, callOptions, messageOf } from './client.ts';
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
    const answer = await bodyOf(loginCall.login.$post({ json: credentials }));
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
  const { user, access_token } = await bodyOf(secondFactorCall.login['2fa'].$post({ json }));
  keepSessionToken(access_token);
  return user;
}

export const resendCode = (challengeId: string) =>
  messageOf(mailCall.login['2fa'].resend.$post({ json: { user_id: challengeId } }));

export interface Registration {
  name: string;
  email: string;
  password: string;
  password_confirmation: string;
}

/** Keeps a token that only allows asking for the verification mail again. */
export async function register(registration: Registration): Promise<void> {
  keepSessionToken((await bodyOf(registerCall.register.$post({ json: registration }))).access_token);
}

/** @param email left out after registering */
export const resendVerification = (email?: string) =>
  messageOf(resendCall.$post({ json: email === undefined ? {} : { email } }));

interface LinkParts {
  id: string;
  hash: string;
}

/** @param link `password` only for a new account */
export const verifyEmail = ({ password, ...link }: LinkParts & { password?: string }) =>
  messageOf(verifyCall.$post({ param: link, json: password === undefined ? {} : { password } }));

export const refuseEmailChange = (link: LinkParts) =>
  messageOf(linkCall.email.refuse[':id'][':hash'].$post({ param: link }));

export const requestPasswordReset = (email: string) =>
  messageOf(mailCall['forgot-password'].$post({ json: { email } }));

export interface LinkOwner {
  email: string;
  is_invitation: boolean;
}

/** @returns null when the link has expired */
export async function findLinkOwner(token: string): Promise<LinkOwner | null> {
  return (await bodyOf(linkCall['reset-password'].link.$post({ json: { token } }))).owner;
}

export const resetPassword = (reset: { token: string; password: string; password_confirmation: string }) =>
  messageOf(linkCall['reset-password'].$post({ json: reset }));
