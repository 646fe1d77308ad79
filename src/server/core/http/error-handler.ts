import { inspect } from 'node:util';
import type { Context, ErrorHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { routePath } from 'hono/route';
import { AppError } from '../../app-error.ts';
import { MediaUnavailableError } from '../../ports/media/media-store.ts';
import { ContentUnavailableError } from '../../ports/repository/content-repository.ts';
import { StoreError } from '../../ports/store/store.ts';
import type { AppEnv } from './app-env.ts';

const STORE_IS_DOWN =
  'Služba je teraz nedostupná a\u00a0údaje sa neuložili. Skúste to, prosím, o\u00a0chvíľu, alebo nám zavolajte. Telefónne čísla nájdete na stránke Prenájom.';

const MEDIA_IS_DOWN =
  'Úložisko obrázkov je teraz nedostupné. Skúste to, prosím, o\u00a0chvíľu znova, nič sa nestratilo.';

const CONTENT_IS_DOWN =
  'Obsah webu sa teraz nedá čítať ani uložiť. Nič sa nestratilo, skúste to, prosím, o\u00a0chvíľu znova.';

/** `route` is the pattern: a one-time link's address holds its token (ASVS 16.2.5). */
export interface ErrorReport {
  request_id: string | null;
  method: string;
  route: string;
  error: unknown;
}

export type ReportError = (report: ErrorReport) => void;

/** One line of JSON: line breaks in messages cannot forge an entry. */
export const reportToConsole: ReportError = ({ error, ...request }) => {
  console.error(JSON.stringify({ time: new Date().toISOString(), ...request, error: inspect(error) }));
};

export function answerError(c: Context<AppEnv>, error: AppError) {
  return c.json({ message: error.detail, ...error.facts }, error.status, error.headers);
}

export function errorHandler(report: ReportError): ErrorHandler<AppEnv> {
  return (error, c) => {
    const refusal = asRefusal(error);
    const requestId = c.get('requestId');
    if (refusal === null || refusal.status >= 500)
      report({ request_id: requestId, method: c.req.method, route: routePath(c, -1), error });
    if (refusal !== null) return answerError(c, refusal);
    const message = `Na našej strane nastala chyba. Skúste to, prosím, neskôr. Číslo požiadavky: ${requestId}`;
    return c.json({ message, request_id: requestId }, 500);
  };
}

function asRefusal(error: Error): AppError | null {
  if (error instanceof AppError) return error;
  if (error instanceof StoreError && error.kind === 'unavailable')
    return new AppError('unavailable', STORE_IS_DOWN, { cause: error });
  if (error instanceof MediaUnavailableError) return new AppError('unavailable', MEDIA_IS_DOWN, { cause: error });
  if (error instanceof ContentUnavailableError) {
    const headers = error.retryAfterSeconds === null ? {} : { 'Retry-After': String(error.retryAfterSeconds) };
    return new AppError('unavailable', CONTENT_IS_DOWN, { cause: error, headers });
  }
  // Hono's validator throws this before ours sees the body.
  if (error instanceof HTTPException && error.status === 400)
    return new AppError('malformed', 'Požiadavka sa nedá prečítať, jej telo nie je platný JSON.', { cause: error });
  return null;
}
