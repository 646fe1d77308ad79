import { type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { Random } from '../../ports/crypto/tokens.ts';
import { type Customer, fairWork } from '../http/fair-work.ts';

const derive = promisify<string, Uint8Array, number, ScryptOptions, Buffer>(scrypt);

/** The cost OWASP recommends: 128 MB and about a third of a second for each hash. */
const LOG_COST = 17;
const BLOCK_SIZE = 8;
const PARALLELISM = 1;
const SALT_BYTES = 16;
const HASH_BYTES = 32;
/** Each hash takes 128 MB. */
const MAX_AT_ONCE = 2;
/** Later calls would wait for more than two seconds. */
const MAX_WAITING = 10;
const TOO_MANY = 'Práve sa prihlasuje priveľa ľudí naraz. Skúste to, prosím, o\u00a0chvíľu.';

/** `$scrypt$ln=17,r=8,p=1$<salt>$<hash>` (PHC string format), so that later versions can still read these hashes. */
const STORED = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([\w+/]+)\$([\w+/]+)$/;

interface StoredHash {
  logCost: number;
  blockSize: number;
  parallelism: number;
  salt: Buffer;
  hash: Buffer;
}

export interface PasswordHasher {
  /** @throws AppError unavailable when too many wait already (`fairWork`) */
  hash(password: string, customer: Customer): Promise<string>;
  /**
   * @param stored null when there is no such account or password; the answer is then false, after the time of a real check
   * @throws AppError unavailable when too many wait already (`fairWork`)
   */
  verify(password: string, stored: string | null, customer: Customer): Promise<boolean>;
  /** Whether the hash was made with other costs than are used now. */
  isOutdated(stored: string): boolean;
}

/**
 * Hashes passwords with scrypt, two at once, so that guesses from one network keep nobody else from signing in. The same letters typed on different keyboards are the same password
 * (Unicode NFC); the password is not changed in any other way.
 * @param options.logCost a lower cost, for fast tests
 */
export function passwordHasher({ random, logCost = LOG_COST }: { random: Random; logCost?: number }): PasswordHasher {
  const inTurn = fairWork(MAX_AT_ONCE, MAX_WAITING, TOO_MANY);

  async function run(
    password: string,
    { salt, ...costs }: Omit<StoredHash, 'hash'>,
    customer: Customer,
  ): Promise<Buffer> {
    const N = 2 ** costs.logCost;
    const r = costs.blockSize;
    // Node refuses these costs unless it is told how much memory it may use.
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

/** null for text that is not a hash of this format. */
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

/** Base64 without padding, as the PHC format requires. */
function base64(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
