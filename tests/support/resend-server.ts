// Plays Resend's API (https://resend.com/docs/api-reference/emails/send-email).
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';

const emailSchema = z.object({
  from: z.string(),
  to: z.union([z.string(), z.array(z.string())]),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  headers: z.record(z.string(), z.string()).default({}),
  reply_to: z.string().optional(),
  attachments: z.array(z.object({ filename: z.string(), content_type: z.string(), content: z.string() })).default([]),
});

export type ResendEmail = z.infer<typeof emailSchema>;

interface Refusal {
  status: number;
  /** Sent as it is when it is text: some gateway's page. */
  body: { name: string; message: string } | string;
}

export interface ResendServer {
  url: string;
  emails: ResendEmail[];
  authorizations: Set<string>;
  /** What every call is answered from now on; undefined: it is taken. */
  refuse(refusal: Refusal | undefined): void;
  close(): Promise<void>;
}

export async function startResendServer(): Promise<ResendServer> {
  const emails: ResendEmail[] = [];
  const authorizations = new Set<string>();
  const known = new Map<string, string>();
  let refusal: Refusal | undefined;

  function take(key: string, body: string): { id: string } {
    const id = known.get(key) ?? `email-${emails.length + 1}`;
    if (key === '' || !known.has(key)) emails.push(emailSchema.parse(JSON.parse(body)));
    known.set(key, id);
    return { id };
  }

  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    authorizations.add(request.headers.authorization ?? '');
    if (refusal !== undefined) {
      const text =
        typeof refusal.body === 'string'
          ? refusal.body
          : JSON.stringify({ statusCode: refusal.status, ...refusal.body });
      response.writeHead(refusal.status, { 'content-type': 'application/json' }).end(text);
      return;
    }
    const isSending = request.method === 'POST' && request.url === '/emails';
    const answer = isSending
      ? take(String(request.headers['idempotency-key'] ?? ''), body)
      : { object: 'list', data: [] };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    emails,
    authorizations,
    refuse(next) {
      refusal = next;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
