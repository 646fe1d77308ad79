import { type AppError, tooBusy } from '../../app-error.ts';
import { largestNetworkOf } from './caller.ts';

export interface Customer {
  /** An IP address, or the result of `ipNetwork`. */
  network: string;
  isKnown: boolean;
}

interface Waiting {
  start(): void;
  refuse(error: AppError): void;
}

type Line = Map<string, Waiting[]>;

/**
 * Runs `atOnce` tasks while `places` wait. Known customers go first; networks (IPv4 /24, IPv6 /48) take turns. A
 * known newcomer without a place gets a stranger's; else the network with the most gives one up, if it has two more.
 * @throws AppError unavailable for who gets no place or loses it
 */
export function fairQueue(atOnce: number, places: number, message: string) {
  const known: Line = new Map();
  const strangers: Line = new Map();
  let running = 0;
  let waiting = 0;

  async function acquire({ network, isKnown }: Customer): Promise<void> {
    if (running < atOnce) {
      running += 1;
      return;
    }
    const line = isKnown ? known : strangers;
    const group = largestNetworkOf(network);
    if (waiting === places) {
      const fullest = (isKnown && fullestOf(strangers, 0)) || fullestOf(line, (line.get(group)?.length ?? 0) + 1);
      if (fullest === null) throw tooBusy(message);
      waiting -= 1;
      takeLast(...fullest).refuse(tooBusy(message));
    }
    waiting += 1;
    await new Promise<void>((start, refuse) => line.set(group, [...(line.get(group) ?? []), { start, refuse }]));
  }

  function release(): void {
    const next = takeFirst(known) ?? takeFirst(strangers);
    if (next === null) running -= 1;
    else waiting -= 1;
    next?.start();
  }

  return async <T>(customer: Customer, task: () => Promise<T>): Promise<T> => {
    await acquire(customer);
    try {
      return await task();
    } finally {
      release();
    }
  };
}

function takeFirst(line: Line): Waiting | null {
  for (const [group, [first, ...rest]] of line) {
    line.delete(group);
    if (rest.length > 0) line.set(group, rest);
    if (first !== undefined) return first;
  }
  return null;
}

function fullestOf(line: Line, above: number): [Line, string] | null {
  let most = above + 1;
  let fullest: string | null = null;
  for (const [group, { length }] of line)
    if (length >= most) {
      most = length;
      fullest = group;
    }
  return fullest === null ? null : [line, fullest];
}

function takeLast(line: Line, group: string): Waiting {
  const all = line.get(group) ?? [];
  const last = all.at(-1);
  if (last === undefined) throw new Error(`Nobody waits in ${group}`);
  if (all.length === 1) line.delete(group);
  else line.set(group, all.slice(0, -1));
  return last;
}
