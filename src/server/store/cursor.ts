import { z } from 'zod';
import { StoreError } from './store-error.ts';

/** A place in an index: at the record, whether it is still there or not. */
export interface Position {
  score: number;
  key: string;
}

const positionSchema = z.tuple([z.number(), z.string()]);

/** The position as text that survives a query string. */
export function encodeCursor({ score, key }: Position): string {
  return Buffer.from(JSON.stringify([score, key])).toString('base64url');
}

/** @throws StoreError invalid for anything `encodeCursor` did not make */
export function decodeCursor(cursor: string): Position {
  try {
    const [score, key] = positionSchema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    return { score, key };
  } catch (cause) {
    throw new StoreError('invalid', 'The cursor is not one of ours', { cause });
  }
}
