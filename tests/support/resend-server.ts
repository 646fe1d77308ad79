// Plays Resend's API: https://resend.com/docs/api-reference/emails/send-email, …/send-batch-emails,
// https://resend.com/docs/dashboard/emails/idempotency-keys
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { z } from 'zod';

const emailSchema = z.object({
  from: z.string(),
  to: z.union([z.string(), z.array(z.string())]),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  headers: z.record(z.string(), z.string()).default({}),
  reply_to: z.string().optional(),
  attachments: z
    .array(
      z.object({
        filename: z.string(),
        content_type: z.string(),
        content: z.string(),
        content_id: z.string().exactOptional(),
      }),
    )
    .default([]),
});

export type ResendEmail = z.infer<typeof emailSchema>;

interface Refusal {
  status: number;
  /** Text is sent as it is, like a gateway's page. */
  body: { name: string; message: string } | string;
  headers?: Record<string, string>;
}

/**
 * `drop` and `take-and-drop` break the connection before and after the mails are taken; `isCutOff` breaks it at once,
 * before the late answer.
 */
export type Fault = Refusal | 'drop' | 'take-and-drop' | { lateMs: number; isCutOff?: boolean };

export interface ResendServer {
  url: string;
  emails: ResendEmail[];
  batches: { at: number; key: string }[];
  authorizations: Set<string>;
  refuse(refusal: Refusal | undefined): void;
  /** @param judge gets numbers from 1 */
  onBatch(judge: (nth: number) => Fault | undefined): void;
  forgetKeys(): void;
  close(): Promise<void>;
}

interface KnownKey {
  digest: string;
  /** Null: the first call with the key is under way. */
  answer: object | null;
}

interface Answer {
  status: number;
  body: object | string;
  headers?: Record<string, string>;
}

const refused = (status: number, name: string): Answer => toAnswer({ status, body: { name, message: 'Refused' } });

function toAnswer({ status, body, ...rest }: Refusal): Answer {
  return { ...rest, status, body: typeof body === 'string' ? body : { statusCode: status, ...body } };
}

/** The provider refuses these local parts. */
const isRefusedAddress = (to: string) => to.startsWith('odmietnuta');

export async function startResendServer(): Promise<ResendServer> {
  const emails: ResendEmail[] = [];
  const batches: ResendServer['batches'] = [];
  const authorizations = new Set<string>();
  const known = new Map<string, KnownKey>();
  let refusal: Refusal | undefined;
  let judge: (nth: number) => Fault | undefined = () => undefined;

  async function once24h(key: string, body: string, lateMs: number, take: () => object): Promise<Answer> {
    const digest = createHash('sha256').update(body).digest('hex');
    const earlier = key === '' ? undefined : known.get(key);
    if (earlier !== undefined && earlier.digest !== digest) return refused(409, 'invalid_idempotent_request');
    if (earlier !== undefined)
      return earlier.answer === null
        ? refused(409, 'concurrent_idempotent_requests')
        : { status: 200, body: earlier.answer };
    const entry: KnownKey = { digest, answer: null };
    if (key !== '') known.set(key, entry);
    const answer = take();
    if (lateMs > 0) await setTimeout(lateMs);
    entry.answer = answer;
    return { status: 200, body: answer };
  }

  function takeOne(body: string): object {
    emails.push(emailSchema.parse(JSON.parse(body)));
    return { id: `email-${emails.length}` };
  }

  function takeBatch(body: string): object {
    const errors: { index: number; message: string }[] = [];
    const data: { id: string }[] = [];
    for (const [index, email] of z.array(emailSchema).parse(JSON.parse(body)).entries()) {
      const isRefused = isRefusedAddress([email.to].flat().join());
      if (isRefused) errors.push({ index, message: 'Invalid `to` field.' });
      else data.push({ id: `email-${emails.push(email)}` });
    }
    return { data, errors };
  }

  async function answerBatch(request: IncomingMessage, body: string): Promise<Answer | 'drop'> {
    const key = String(request.headers['idempotency-key'] ?? '');
    batches.push({ at: Date.now(), key });
    const fault = judge(batches.length);
    if (fault === 'drop') return 'drop';
    if (typeof fault === 'object' && 'status' in fault) return toAnswer(fault);
    const isStrict = request.headers['x-batch-validation'] !== 'permissive';
    if (isStrict || z.array(z.unknown()).parse(JSON.parse(body)).length > 100) return refused(422, 'validation_error');
    const answer = once24h(key, body, typeof fault === 'object' ? fault.lateMs : 0, () => takeBatch(body));
    if (fault === 'take-and-drop' || (typeof fault === 'object' && fault.isCutOff === true)) return 'drop';
    return answer;
  }

  async function answerCall(request: IncomingMessage, body: string): Promise<Answer | 'drop'> {
    if (refusal !== undefined) return toAnswer(refusal);
    if (request.method === 'POST' && request.url === '/emails')
      return once24h(String(request.headers['idempotency-key'] ?? ''), body, 0, () => takeOne(body));
    if (request.method === 'POST' && request.url === '/emails/batch') return answerBatch(request, body);
    return { status: 200, body: { object: 'list', data: [] } };
  }

  const server = createServer(async (request: IncomingMessage, response: ServerResponse) => {
    let body = '';
    // The wire may cut a character in two.
    request.setEncoding('utf8');
    for await (const chunk of request) body += chunk;
    authorizations.add(request.headers.authorization ?? '');
    const answer = await answerCall(request, body);
    if (answer === 'drop') {
      request.socket.destroy();
      return;
    }
    response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers });
    response.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    emails,
    batches,
    authorizations,
    refuse(next) {
      refusal = next;
    },
    onBatch(next) {
      judge = next;
    },
    forgetKeys: () => known.clear(),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
