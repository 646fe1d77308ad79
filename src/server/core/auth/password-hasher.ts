import { type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { Random } from '../../ports/crypto/tokens.ts';
import { type Customer, fairQueue } from '../http/fair-queue.ts';

const derive = promisify<string, Uint8Array, number, ScryptOptions, Buffer>(scrypt);

/** OWASP's cost: 128 MB and a third of a second a hash. */
const LOG_COST = 17;
const BLOCK_SIZE = 8;
const PARALLELISM = 1;
const SALT_BYTES = 16;
const HASH_BYTES = 32;
const MAX_AT_ONCE = 2;
/** Later calls would wait over two seconds. */
const MAX_WAITING = 10;
const TOO_MANY = 'Práve sa prihlasuje priveľa ľudí naraz. Skúste to, prosím, o\u00a0chvíľu.';

/** PHC string format, so that later versions can read it. */
const STORED = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([\w+/]+)\$([\w+/]+)$/;

interface StoredHash {
  logCost: number;
  blockSize: number;
  parallelism: number;
  salt: Buffer;
  hash: Buffer;
}

export interface PasswordHasher {
  /** @throws AppError unavailable when too many wait */
  hash(password: string, customer: Customer): Promise<string>;
  /** `stored` null takes the time of a real check. */
  verify(password: string, stored: string | null, customer: Customer): Promise<boolean>;
  isOutdated(stored: string): boolean;
}

/** Keyboards type the same letters differently: passwords are normalised (NFC). */
export function passwordHasher({ random, logCost = LOG_COST }: { random: Random; logCost?: number }): PasswordHasher {
  const inTurn = fairQueue(MAX_AT_ONCE, MAX_WAITING, TOO_MANY);

  async function run(
    password: string,
    { salt, ...costs }: Omit<StoredHash, 'hash'>,
    customer: Customer,
  ): Promise<Buffer> {
    const N = 2 ** costs.logCost;
    const r = costs.blockSize;
    // Node refuses these costs without a higher memory limit.
    const options = { N, r, p: costs.parallelism, maxmem: 256 * N * r };
    return inTurn(customer, () => derive(password.normalize('NFC'), salt, HASH_BYTES, options));
  }

  const newCosts = () => ({
    logCost,
    blockSize: BLOCK_SIZE,
    parallelism: PARALLELISM,
    salt: Buffer.from(random.bytes(SALT_BYTES)),
  });

  return {
    async hash(password, customer) {
      const costs = newCosts();
      return toText({ ...costs, hash: await run(password, costs, customer) });
    },
    async verify(password, stored, customer) {
      const known = stored === null ? null : parse(stored);
      const hash = await run(password, known ?? newCosts(), customer);
      return known !== null && hash.length === known.hash.length && timingSafeEqual(hash, known.hash);
    },
    isOutdated(stored) {
      const known = parse(stored);
      return known?.logCost !== logCost || known.blockSize !== BLOCK_SIZE || known.parallelism !== PARALLELISM;
    },
  };
}

function toText({ logCost, blockSize, parallelism, salt, hash }: StoredHash): string {
  return `$scrypt$ln=${logCost},r=${blockSize},p=${parallelism}$${base64(salt)}$${base64(hash)}`;
}

function parse(stored: string): StoredHash | null {
  const [, logCost, blockSize, parallelism, salt = '', hash = ''] = STORED.exec(stored) ?? [];
  if (logCost === undefined) return null;
  return {
    logCost: Number(logCost),
    blockSize: Number(blockSize),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, 'base64'),
    hash: Buffer.from(hash, 'base64'),
  };
}

function base64(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
