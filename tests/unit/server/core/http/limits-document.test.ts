import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { pictureVariants } from '../../../../../src/domain/galleries/picture-source.ts';
import {
  LIMITS,
  type LimitName,
  READS_A_MINUTE,
  TIERS,
  type TiersName,
} from '../../../../../src/server/core/http/limits.ts';

const OPERATIONS = await readFile(resolve(import.meta.dirname, '../../../../../docs/operations.md'), 'utf8');

/** How a row begins, and its words with the number as `#`; null: what nobody but staff can reach. */
const WRITTEN: Record<LimitName, readonly [row: string, words: string] | null> = {
  'newsletter-subscribe': ['`POST /api/newsletter/subscribe`', '# in 15 min, then 429'],
  'newsletter-subscribe-email': ['`POST /api/newsletter/subscribe`', '| #, then 429;'],
  'newsletter-mail-email': ['`POST /api/newsletter/subscribe`', '# mails a day'],
  'newsletter-confirm': ['`POST /api/newsletter/confirm/', '# in 15 min'],
  'newsletter-unsubscribe': ['`POST /api/newsletter/unsubscribe/', '# in 15 min, both together'],
  'newsletter-test-user': null,
  'reservation-request': ['`POST /api/reservations`', '# in 15 min, then 429'],
  'reservation-request-email': ['`POST /api/reservations`', '| # a day, then suspicious'],
  'reservation-receipt-email': ['`POST /api/reservations`', '# receipts a day'],
  'reservation-link': ['`POST /api/reservations/cancel/', '# in 15 min'],
  'sign-in': ['`POST /api/auth/login`', '# failures in 15 min |'],
  'sign-in-account': ['`POST /api/auth/login`', '| # failures in 15 min,'],
  'sign-in-account-day': ['`POST /api/auth/login`', 'in 15 min, # a day, then 429'],
  'second-factor-challenge': ['`POST /api/auth/login/2fa`', '| # failures in 15 min,'],
  'second-factor-user': ['`POST /api/auth/login/2fa`', '| # failures in 15 min,'],
  'second-factor-user-day': ['`POST /api/auth/login/2fa`', 'in 15 min, # a day, then 429'],
  'second-factor-mail-user': ['`POST /api/auth/login/2fa/resend`', '# mailed codes, then 429'],
  register: ['`POST /api/auth/register`', '; #, then 429'],
  'account-mail': ['`POST /api/auth/email/resend`', '; #, then 429'],
  'verification-mail-network-email': ['`POST /api/auth/email/resend`', '# mails a day from one /24 or /48'],
  'verification-mail-email': ['`POST /api/auth/email/resend`', '# from everywhere'],
  'account-waits': ['mails to administrators about waiting accounts', '# a day'],
  'password-reset-network-email': ['`POST /api/auth/forgot-password`', '# from one network'],
  'password-reset-email': ['`POST /api/auth/forgot-password`', '# from all unknown ones'],
  'password-reset-staff': ['resets and invitations by staff', '# an hour'],
  'email-change-user': ['changes of address of one user', '# an hour'],
  'email-change-email': ['changes of address to one mailbox', '# a day'],
  'account-link': ['`POST /api/auth/email/verify/', '# in 15 min, all together'],
  'media-user': null,
  'backup-site': null,
  'audit-refusal': null,
};

/** The columns for an address, its networks and the whole site. */
const WRITTEN_TIERS: Record<TiersName, readonly [row: string, words: readonly string[]]> = {
  'reservation-request': [
    '`POST /api/reservations`',
    ['| #subscriber, ', '| /24 #/24, /56 #/56, /48 #/48, ', '| #site, '],
  ],
  'reservation-request-day': [
    '`POST /api/reservations`',
    [', #subscriber a day, ', ', a day #/24, #/56, #/48, ', ', #site a day, '],
  ],
  'newsletter-subscribe': [
    '`POST /api/newsletter/subscribe`',
    ['| #subscriber, then the usual answer', '| /24 #/24, /56 #/56, /48 #/48 |', '| #site;'],
  ],
  register: [
    '`POST /api/auth/register`',
    ['| #subscriber, then the usual answer', '| /24 #/24, /56 #/56, /48 #/48 |', '| #site |'],
  ],
  'account-mail': [
    '`POST /api/auth/email/resend`',
    ['| #subscriber, then the usual answer', '| /24 #/24, /56 #/56, /48 #/48, ', '| #site, '],
  ],
  idempotency: ['answers kept for calls of strangers', ['| #subscriber, #/24, #/56, #/48, #site |']],
  'audit-failure': [
    '`POST /api/auth/login`',
    ['at most #subscriber a day from an address, /24 and /56 #/56, /48 #/48, #site in all'],
  ],
};

function rowsOf(beginning: string): string {
  const rows = OPERATIONS.split('\n').filter((line) => line.startsWith(`| ${beginning}`));
  expect(rows, beginning).not.toEqual([]);
  return rows.join('\n');
}

test('docs/operations.md names every limit of strangers with the number of the code', () => {
  for (const [name, written] of Object.entries(WRITTEN) as [LimitName, (typeof WRITTEN)[LimitName]][]) {
    if (written === null) continue;
    const [row, words] = written;
    expect(rowsOf(row), name).toContain(words.replace('#', String(LIMITS[name].max)));
  }
});

test('docs/operations.md names every limit by address, network and site with the numbers of the code', () => {
  for (const [name, [row, words]] of Object.entries(WRITTEN_TIERS) as [
    TiersName,
    (typeof WRITTEN_TIERS)[TiersName],
  ][]) {
    const tiers = TIERS[name];
    const numbered = words.map((text) =>
      text.replace(/#(subscriber|\/24|\/56|\/48|site)/g, (_, size: keyof typeof tiers) => String(tiers[size])),
    );
    for (const text of numbered) expect(rowsOf(row), name).toContain(text);
  }
});

test('docs/operations.md names the reads of a minute and the sizes of pictures as the code has them', () => {
  const { subscriber, network } = READS_A_MINUTE;
  const thousands = network.toLocaleString('en');
  expect(rowsOf('`GET /api/events/all`')).toContain(
    `| ${subscriber} a minute, with the next three rows | ${thousands} a minute`,
  );
  expect(rowsOf('`GET /.netlify/images`')).toContain(`${pictureVariants().length} sizes`);
  expect(rowsOf('sizes of a picture, own server')).toContain(`the ${pictureVariants().length} that`);
});
