import type { IncomingMessage, ServerResponse } from 'node:http';

/** Then the file is looked at again, so that a build in place is followed. */
const TRUST_MS = 1000;
const MAX_ANSWERS = 1000;

/**
 * Answers with whole files, kept for a second to be given again as they are. Most of what a crowd asks for passes no other code: it
 * is answered twice as fast.
 */
export interface ReadyAnswers {
  keep(request: Request, headers: Readonly<Record<string, string>>, body: Buffer): void;
  /** False: there is none for this request, and nothing was done. */
  give(incoming: IncomingMessage, outgoing: ServerResponse): boolean;
}

export function readyAnswers(): ReadyAnswers {
  const answers = new Map<string, { headers: string[]; body: Buffer }>();
  let emptiedMs = 0;

  return {
    keep(request, headers, body) {
      if (answers.size === MAX_ANSWERS) answers.clear();
      const { pathname, search } = new URL(request.url);
      const key = keyOf(pathname + search, request.headers.get('accept-encoding') ?? undefined);
      answers.set(key, { headers: Object.entries(headers).flat(), body });
    },
    give({ method, url = '', headers }, outgoing) {
      const now = performance.now();
      if (now - emptiedMs > TRUST_MS) {
        answers.clear();
        emptiedMs = now;
      }
      // Conditions and parts are judged where the file is.
      if (method !== 'GET' || headers['if-none-match'] !== undefined || headers.range !== undefined) return false;
      const answer = answers.get(keyOf(url, headers['accept-encoding']));
      if (answer === undefined) return false;
      outgoing.writeHead(200, answer.headers).end(answer.body);
      return true;
    },
  };
}

const keyOf = (url: string, acceptEncoding = '') => `${url}\n${acceptEncoding}`;
