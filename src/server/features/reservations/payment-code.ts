// PAY by square (https://bysquare.com/).
import { crc32, deflateSync } from 'node:zlib';
import { CurrencyCode, encode, PaymentOptions } from 'bysquare/pay';
import { encode as encodeQr } from 'uqr';
import type { BankTransfer } from '../../../domain/reservations/bank-transfer.ts';

/** Some banks cannot read diacritics. */
export function paymentCode(transfer: BankTransfer): string {
  return encode({
    payments: [
      {
        type: PaymentOptions.PaymentOrder,
        amount: transfer.amount,
        currencyCode: CurrencyCode.EUR,
        paymentDueDate: transfer.due.replaceAll('-', ''),
        variableSymbol: transfer.variable_symbol,
        bankAccounts: [{ iban: transfer.iban }],
        beneficiary: { name: transfer.beneficiary },
      },
    ],
  });
}

/** Readers need empty squares around the code (ISO/IEC 18004). */
const DOTS = 6;
const MARGIN = 4;

export function paymentPicture(transfer: BankTransfer): Uint8Array {
  const { data } = encodeQr(paymentCode(transfer), { ecc: 'M', border: MARGIN });
  return toPng(
    data.flatMap((row) => Array<boolean[]>(DOTS).fill(row.flatMap((dark) => Array<boolean>(DOTS).fill(dark)))),
  );
}

/** Greyscale, one bit for a dot (PNG, 3rd edition, 11.2.1); not interlaced. */
const ONE_BIT_GREY = [1, 0, 0, 0, 0];
const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

/** @param rows true for a black dot; all rows are of one length */
function toPng(rows: readonly (readonly boolean[])[]): Uint8Array {
  const width = rows[0]?.length ?? 0;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(rows.length, 4);
  header.set(ONE_BIT_GREY, 8);
  const lines = rows.map((row) => {
    // Each line begins with its filter, 0 for none.
    const line = Buffer.alloc(1 + Math.ceil(width / 8));
    for (const [at, isBlack] of row.entries())
      if (!isBlack) line[1 + (at >> 3)] = (line[1 + (at >> 3)] ?? 0) | (0x80 >> (at & 7));
    return line;
  });
  const data = deflateSync(Buffer.concat(lines), { level: 9 });
  return Buffer.concat([SIGNATURE, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const around = Buffer.alloc(8);
  around.writeUInt32BE(data.length, 0);
  around.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([around.subarray(0, 4), named, around.subarray(4)]);
}
