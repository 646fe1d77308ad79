import type { HonoRequest } from 'hono';
import type { AppEnv } from './app-env.ts';
import { ipNetwork } from './ip-network.ts';

const MAX_USER_AGENT = 300;

/** Where a call comes from. */
export interface Visitor {
  /** His IP address, of version 6 the first half; `unknown` when the platform does not say. */
  network: string;
  /** What his browser says it is; not to be believed. */
  userAgent: string;
}

export function visitorOf(c: { env: AppEnv['Bindings']; req: Pick<HonoRequest, 'header'> }): Visitor {
  return {
    network: ipNetwork(c.env.clientAddress) ?? 'unknown',
    userAgent: (c.req.header('User-Agent') ?? '').slice(0, MAX_USER_AGENT),
  };
}
