// How git names who saved: accounts by their id only, because what is in git stays there (DESIGN 6).

const ACCOUNT_DOMAIN = '@account.invalid';
const ACCOUNT_ID = /^[A-Za-z0-9_-]{1,64}$/;
const MAX_MESSAGE_LENGTH = 200;

/** Message of the commit that takes up what was changed past the admin area. */
export const OUTSIDE_MESSAGE = 'Take up changes made outside the admin area';

interface Identity {
  name: string;
  email: string;
}

/** @throws Error when this is no account's id, such as an address */
export function accountIdentity(id: string): Identity {
  if (!ACCOUNT_ID.test(id)) throw new Error('The author of a commit is the id of an account');
  return { name: id, email: `${id}${ACCOUNT_DOMAIN}` };
}

export const OUTSIDE_IDENTITY: Identity = { name: 'outside', email: 'outside@content.invalid' };

/** The account that an e-mail address of a commit stands for; null when the commit was made past the admin area. */
export function accountOf(email: string): string | null {
  if (!email.endsWith(ACCOUNT_DOMAIN)) return null;
  const id = email.slice(0, -ACCOUNT_DOMAIN.length);
  return ACCOUNT_ID.test(id) ? id : null;
}

/** One line, whatever it was made of, so that nobody can write a second paragraph or trailer into it. */
export function messageLine(message: string): string {
  const line = message.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Z}]+/gu, ' ').trim();
  if (line === '') throw new Error('A commit needs a message');
  return [...line].slice(0, MAX_MESSAGE_LENGTH).join('').trimEnd();
}
