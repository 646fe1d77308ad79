import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Context } from '@netlify/functions';
import type { Hono } from 'hono';
import { servicesFromEnv } from '../src/server/assemble.ts';
import type { AppEnv } from '../src/server/core/http/app-env.ts';
import { createApp } from '../src/server/core/http/create-app.ts';
import { reportToConsole } from '../src/server/core/http/error-handler.ts';
import { withWaitUntil } from '../src/server/core/jobs/background.ts';
import type { Services } from '../src/server/services.ts';

export type FunctionContext = Pick<Context, 'ip'> & {
  deploy?: Pick<Context['deploy'], 'context'>;
  waitUntil?: Context['waitUntil'];
};

type FunctionHandler = (request: Request, context: FunctionContext) => Promise<Response>;

/** NETLIFY and CONTEXT are set only during builds. */
export function servicesOnNetlify({ deploy }: Pick<FunctionContext, 'deploy'>): Promise<Services> {
  if (deploy === undefined) return servicesFromEnv(process.env);
  // A function may write only here; the folder lasts as long as the instance.
  const dataDir = join(tmpdir(), 'kulturny-dom');
  return servicesFromEnv({ ...process.env, DATA_DIR: dataDir, NETLIFY: 'true', CONTEXT: deploy.context });
}

/** The first request makes the services. */
export function netlifyFunction(area: (services: Services) => Promise<Hono<AppEnv>[]>): FunctionHandler {
  let app: Promise<Hono<AppEnv>> | undefined;

  async function openApp(context: FunctionContext): Promise<Hono<AppEnv>> {
    const services = await servicesOnNetlify(context);
    return createApp(services.config, await area(services));
  }

  return async (request, context) => {
    app ??= openApp(context);
    const opened = await app.catch((error: unknown) => {
      reportToConsole({ request_id: null, method: request.method, route: 'start', error });
      // Lets the next request try again.
      app = undefined;
      return null;
    });
    if (opened === null) return notStarted();
    const waitUntil = (promise: Promise<unknown>) => context.waitUntil?.(promise);
    return withWaitUntil(waitUntil, () => opened.fetch(request, { clientAddress: context.ip }));
  };
}

function notStarted(): Response {
  const message = 'Služba je teraz nedostupná. Skúste to, prosím, o\u00a0chvíľu, alebo nám zavolajte.';
  return Response.json({ message }, { status: 503, headers: { 'Cache-Control': 'no-store' } });
}

/** Netlify logs an error as a failed run. */
export function scheduledFunction(work: (services: Services) => Promise<void>): FunctionHandler {
  return async (_request, context) => {
    const services = await servicesOnNetlify(context);
    try {
      await work(services);
    } finally {
      await services.close();
    }
    return new Response(null, { status: 204 });
  };
}

/** The other headers belong to the answer the page was fetched with. */
const KEPT_HEADERS = ['content-type', 'content-security-policy', 'referrer-policy'];

const FALLBACK_PAGE = `<!doctype html>
<html lang="sk">
<meta charset="utf-8">
<title>Stránka sa nenašla</title>
<h1>Stránka sa nenašla</h1>
<p><a href="/">Prejsť na úvodnú stránku</a></p>
</html>
`;

/** The site's `404.html`, or else a bare page. A function must fetch it, since it cannot read static files. */
export async function fetchNotFoundPage(request: Request): Promise<Response> {
  const page = await fetch(new URL('/404.html', request.url)).catch(() => null);
  if (page === null || !isPage(page))
    return new Response(FALLBACK_PAGE, { status: 404, headers: { 'content-type': 'text/html; charset=utf-8' } });
  const headers = KEPT_HEADERS.flatMap((name): [string, string][] => {
    const value = page.headers.get(name);
    return value === null ? [] : [[name, value]];
  });
  return new Response(page.body, { status: 404, headers });
}

/** The host may answer the page at its own address with 200 or 404. */
function isPage({ status, headers }: Response): boolean {
  return [200, 404].includes(status) && headers.get('content-type')?.startsWith('text/html') === true;
}
