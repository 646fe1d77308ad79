import { limiter } from '../../domain/limiter.ts';
import { AppError } from '../http/app-error.ts';
import type { MediaBytes } from './media-store.ts';
import type { Picture } from './picture-converter.ts';

export type ConvertPicture = (bytes: MediaBytes) => Promise<Picture>;

/** Each may hold a whole unpacked picture. */
const MAX_AT_ONCE = 2;
/** Whoever comes later is asked to come again: those who wait hold their file in memory. */
const MAX_WAITING = 20;

/** What it takes is loaded by the first picture: a process that hands its pictures to another one never loads it. */
export const convertHere: ConvertPicture = async (bytes) =>
  (await import('./picture-converter.ts')).convertPicture(bytes);

/**
 * Two pictures at once, whoever else comes waits.
 * @throws AppError as `convertPicture`, and unavailable when too many wait
 */
export function convertInTurn(convert: ConvertPicture): ConvertPicture {
  const inTurn = limiter(MAX_AT_ONCE);
  let present = 0;
  return async (bytes) => {
    if (present >= MAX_AT_ONCE + MAX_WAITING) {
      const message = 'Práve sa nahráva priveľa obrázkov naraz. Skúste to, prosím, o\u00a0chvíľu.';
      throw new AppError('unavailable', message, { headers: { 'Retry-After': '5' } });
    }
    present += 1;
    try {
      return await inTurn(() => convert(bytes));
    } finally {
      present -= 1;
    }
  };
}
