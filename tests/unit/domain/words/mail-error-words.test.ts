import { expect, test } from 'vitest';
import { mailErrorSentence } from '../../../../src/domain/words/mail-error-words.ts';

test.each([
  ['Resend: validation_error 422', /^Adresa neexistuje/],
  ['Resend: validation_error 403', /z\snašej adresy/],
  ['Resend: invalid_api_key 403', /prihlasovacie údaje nesedia/],
  ['Resend: daily_quota_exceeded 429', /^Vyčerpali sme počet/],
  ['Resend: rate_limit_exceeded 429', /zaneprázdnená/],
  ['Resend: internal_server_error 500', /zaneprázdnená/],
  ['Resend: application_error (no answer)', /neodpovedala/],
  ['Resend: something_new 418', /správu neprijala\.$/],
  ['SMTP: EENVELOPE 550', /^Adresa neexistuje/],
  ['SMTP: EENVELOPE (no reply)', /^Adresa neexistuje/],
  ['SMTP: EENVELOPE 452', /^Schránka príjemcu je plná/],
  ['SMTP: EENVELOPE 451', /zaneprázdnená/],
  ['SMTP: EMESSAGE 554', /možno ju pokladá za nevyžiadanú/],
  ['SMTP: EMESSAGE 550', /možno ju pokladá za nevyžiadanú/],
  ['SMTP: EMESSAGE 552', /príliš veľká/],
  ['SMTP: EAUTH 535', /prihlasovacie údaje nesedia/],
  ['SMTP: ETLS (no reply)', /nevie šifrovať/],
  ['SMTP: ECONNECTION (no reply)', /neodpovedala/],
  ['SMTP: ETIMEDOUT (no reply)', /neodpovedala/],
  ['SMTP: EPROTOCOL 421', /zaneprázdnená/],
  ['The outbox cannot be written', /na disk servera/],
  ['Restored from a backup', /možno už odišla/],
  ['mailbox unavailable', /správu neprijala\.$/],
])('%s is said in Slovak', (error, sentence) => {
  expect(mailErrorSentence(error)).toMatch(sentence);
});
