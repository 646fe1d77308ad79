import type { Services } from '../services.ts';

const PURPOSE = 'reservation-cancellation';
const TOKEN = /^(R-\d{4}-[0-9A-Z]{5})\.([\w-]{43})$/;

/** The page on which a visitor can call off his reservation. Signed: whoever has the mail may, nobody else. */
export function cancellationAddress(
  { secret, config }: Pick<Services, 'secret' | 'config'>,
  reference: string,
): string {
  return `${config.siteUrl}/reservation/cancel/${reference}.${secret.sign(PURPOSE, reference)}`;
}

/** The reference number that a token of such an address was made for; null for any other text. */
export function referenceOfToken({ secret }: Pick<Services, 'secret'>, token: string): string | null {
  const [, reference = '', signature = ''] = TOKEN.exec(token) ?? [];
  return secret.verify(PURPOSE, reference, signature) ? reference : null;
}
