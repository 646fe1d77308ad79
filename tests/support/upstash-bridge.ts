// Upstash's REST API (https://upstash.com/docs/redis/features/restapi) over a real Redis.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { createClient, RESP_TYPES } from 'redis';
import { z } from 'zod';

/** This is the smallest limit of Upstash's plans for a request and an answer. */
const MAX_BYTES = 1024 * 1024;

const commandSchema = z.array(z.union([z.string(), z.number()]).transform(String)).min(1);
const commandsSchema = z.array(commandSchema);

type Reply = string | number | Buffer | null | Reply[];
type Encode = (bulk: Buffer) => string;
type Result = { result: unknown } | { error: string };

/**
 * - `lost-request`: nothing is done.
 * - `lost-answer`, `cut-answer`: all is done, then the connection breaks, before or within the answer.
 * - `bad-gateway`: a proxy answers with a page.
 * - `silence`: all is done, no answer comes.
 */
export type Fault = 'lost-request' | 'lost-answer' | 'cut-answer' | 'bad-gateway' | 'silence';

export interface UpstashBridge {
  url: string;
  token: string;
  requests: { path: string; command: string }[];
  /** For the next requests. */
  faults: Fault[];
  /** Goes past HTTP. */
  redis(command: readonly string[]): Promise<unknown>;
  stop(): Promise<void>;
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Upstash encodes all text but the status OK. */
function encodeReply(reply: Reply, encode: Encode): unknown {
  if (Buffer.isBuffer(reply)) return encode(reply);
  if (typeof reply === 'string' && reply !== 'OK') return encode(Buffer.from(reply));
  return Array.isArray(reply) ? reply.map((item) => encodeReply(item, encode)) : reply;
}

function send(response: ServerResponse, status: number, body: unknown, fault: Fault | undefined): void {
  const text = JSON.stringify(body);
  if (fault === 'silence') return;
  if (fault === 'lost-answer') {
    response.destroy();
    return;
  }
  response.writeHead(status, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) });
  if (fault === 'cut-answer') response.write(text.slice(0, -1), () => response.destroy());
  else response.end(text);
}

export async function startUpstashBridge(redisPort: number): Promise<UpstashBridge> {
  const token = 'token-of-the-bridge';
  const client = await createClient({ url: `redis://127.0.0.1:${redisPort}`, RESP: 2 }).connect();
  const typed = client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer });
  const requests: UpstashBridge['requests'] = [];
  const faults: Fault[] = [];

  async function run(command: string[], encode: Encode): Promise<Result> {
    try {
      return { result: encodeReply(await typed.sendCommand<Reply>(command), encode) };
    } catch (error) {
      return { error: messageOf(error) };
    }
  }

  /** Other commands come between. */
  async function runPipeline(commands: string[][], encode: Encode): Promise<Result[]> {
    const results: Result[] = [];
    for (const command of commands) {
      results.push(await run(command, encode));
      await nextTurn();
    }
    return results;
  }

  /** A command that fails leaves the others done. */
  async function runTransaction(commands: string[][], encode: Encode): Promise<Result[] | Result> {
    // On a shared connection MULTI would swallow others' commands.
    const own = await client.duplicate().connect();
    try {
      const ownTyped = own.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer });
      await ownTyped.sendCommand(['MULTI']);
      for (const command of commands) await ownTyped.sendCommand(command);
      const replies = await ownTyped.sendCommand<(Reply | Error)[]>(['EXEC']);
      return replies.map((reply) =>
        reply instanceof Error ? { error: reply.message } : { result: encodeReply(reply, encode) },
      );
    } catch (error) {
      return { error: messageOf(error) };
    } finally {
      own.destroy();
    }
  }

  function execute(path: string, body: unknown, encode: Encode): Promise<Result[] | Result> {
    if (path === '/pipeline') return runPipeline(commandsSchema.parse(body), encode);
    if (path === '/multi-exec') return runTransaction(commandsSchema.parse(body), encode);
    return run(commandSchema.parse(body), encode);
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '/';
    const bytes = await readBody(request);
    const refuse = (status: number, error: string) => send(response, status, { error }, undefined);
    if (request.headers.authorization !== `Bearer ${token}`) return refuse(401, 'Unauthorized');
    if (bytes.length > MAX_BYTES) return refuse(413, 'ERR max request size exceeded');

    const body: unknown = JSON.parse(bytes.toString());
    requests.push({ path, command: String(Array.isArray(body) ? body.flat()[0] : body).toUpperCase() });
    const fault = faults.shift();
    if (fault === 'lost-request') {
      request.socket.destroy();
      return;
    }
    if (fault === 'bad-gateway') {
      response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>');
      return;
    }
    const inBase64 = request.headers['upstash-encoding'] === 'base64';
    const outcome = await execute(path, body, (bulk) => bulk.toString(inBase64 ? 'base64' : 'utf8'));
    if (Buffer.byteLength(JSON.stringify(outcome)) > MAX_BYTES) return refuse(400, 'ERR max request size exceeded');
    send(response, 'error' in outcome ? 400 : 200, outcome, fault);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error) => send(response, 400, { error: `ERR ${messageOf(error)}` }, undefined));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The bridge has no port');

  return {
    url: `http://127.0.0.1:${address.port}`,
    token,
    requests,
    faults,
    redis: (command) => client.sendCommand([...command]),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      client.destroy();
    },
  };
}
