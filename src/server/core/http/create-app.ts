import { Hono } from 'hono';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { requestId } from 'hono/request-id';
import { AppError } from '../../app-error.ts';
import type { AppEnv } from './app-env.ts';
import { answerError, errorHandler, type ReportError, reportToConsole } from './error-handler.ts';
import { defaultHeaders } from './headers.ts';
import { requestGate } from './request-gate.ts';

export interface AppOptions {
  siteUrl: string;
  reportError?: ReportError;
}

export function createApp(options: AppOptions, routes: readonly Hono<AppEnv>[]): Hono<AppEnv> {
  const app = new Hono<AppEnv>({ strict: false });
  app.onError(errorHandler(options.reportError ?? reportToConsole));
  app.notFound((c) => answerError(c, new AppError('not-found', 'Takáto adresa neexistuje.')));
  app.use(
    requestId({ limitLength: 64 }),
    defaultHeaders(options.siteUrl),
    methodNotAllowed({
      app,
      onMethodNotAllowed: (c, methods) => {
        const message = `Táto adresa nepozná metódu ${c.req.method}.`;
        return answerError(c, new AppError('method', message, { headers: { Allow: methods.join(', ') } }));
      },
    }),
    requestGate(options.siteUrl),
  );
  for (const feature of routes) app.route('/', feature);
  return app;
}
