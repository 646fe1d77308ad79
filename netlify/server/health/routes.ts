import { Hono } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import { publicRoute } from '../http/guards.ts';
import type { Services } from '../services.ts';

type AdapterState = 'ok' | 'missing';

/** Whether every adapter in use answers (DESIGN 2): 200, or 503 naming those that do not. */
export function healthRoutes({ contentIndex }: Services) {
  const checks = { contentIndex: () => contentIndex.read() };

  const readStates = async (): Promise<Record<string, AdapterState>> => {
    const states = Object.entries(checks).map(async ([name, check]): Promise<[string, AdapterState]> => {
      const answers = await check().then(
        () => true,
        () => false,
      );
      return [name, answers ? 'ok' : 'missing'];
    });
    return Object.fromEntries(await Promise.all(states));
  };

  return new Hono<AppEnv>().get('/api/health', publicRoute, async (c) => {
    const adapters = await readStates();
    const missing = Object.keys(adapters).filter((name) => adapters[name] !== 'ok');
    if (missing.length === 0) return c.json({ status: 'ok', adapters });
    return c.json({ status: 'unavailable', message: `Neodpovedá: ${missing.join(', ')}.`, missing, adapters }, 503);
  });
}
