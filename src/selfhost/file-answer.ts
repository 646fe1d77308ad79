import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { acceptedEncodings, type Encoding, type StoredFile } from './file-store.ts';

interface FileAnswerOptions {
  /** Conditional and range requests are for 200 only. */
  status?: 200 | 404;
  /** In lower case; they win over those of the file. */
  headers?: Record<string, string>;
  ready?: ReadyAnswers;
}

export function fileAnswer(request: Request, file: StoredFile, options: FileAnswerOptions): Response {
  const { status = 200 } = options;
  const encoding = acceptedEncodings(request.headers.get('accept-encoding')).find((name) => file.encoded[name]);
  const etag = `"${file.tag}${encoding === undefined ? '' : `-${encoding}`}"`;
  const headers: Record<string, string> = {
    'content-type': file.contentType,
    'cache-control': 'public, max-age=0, must-revalidate',
    etag,
    ...(Object.keys(file.encoded).length > 0 && { vary: 'Accept-Encoding' }),
    ...options.headers,
  };
  if (status === 200 && hasCurrent(request, etag)) return new Response(null, { status: 304, headers });

  const range = status === 200 && encoding === undefined ? requestedRange(request, file, etag) : null;
  if (range === 'unsatisfiable') {
    headers['content-range'] = `bytes */${file.sizeBytes}`;
    return new Response(null, { status: 416, headers });
  }
  if (encoding !== undefined) headers['content-encoding'] = encoding;
  else headers['accept-ranges'] = 'bytes';
  if (range !== null) headers['content-range'] = `bytes ${range.first}-${range.last}/${file.sizeBytes}`;
  headers['content-length'] = String(lengthOf(file, encoding, range));

  const body = request.method === 'HEAD' ? null : bodyOf(file, encoding, range);
  if (status === 200 && range === null && Buffer.isBuffer(body)) options.ready?.keep(request, headers, body);
  return new Response(body, { status: range === null ? status : 206, headers });
}

/** Weak tags match like strong ones (RFC 9110 13.1.2). */
function hasCurrent(request: Request, etag: string): boolean {
  const known = request.headers.get('if-none-match')?.split(',') ?? [];
  return known.some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);
}

function requestedRange(request: Request, file: StoredFile, etag: string): ByteRange | 'unsatisfiable' | null {
  const condition = request.headers.get('if-range');
  if (condition !== null && condition !== etag) return null;
  return parseByteRange(request.headers.get('range'), file.sizeBytes);
}

function lengthOf(file: StoredFile, encoding: Encoding | undefined, range: ByteRange | null): number {
  if (range !== null) return range.last - range.first + 1;
  return (encoding === undefined ? undefined : file.encoded[encoding]?.length) ?? file.sizeBytes;
}

function bodyOf(file: StoredFile, encoding: Encoding | undefined, range: ByteRange | null) {
  if (file.body === null) return streamOf(file, range ?? { first: 0, last: file.sizeBytes - 1 });
  if (range !== null) return file.body.subarray(range.first, range.last + 1);
  return (encoding === undefined ? undefined : file.encoded[encoding]) ?? file.body;
}

/** The file may have grown since. */
function streamOf({ file, sizeBytes }: StoredFile, { first, last }: ByteRange) {
  if (sizeBytes === 0) return null;
  return Readable.toWeb(createReadStream(file, { start: first, end: last })) as ReadableStream<Uint8Array<ArrayBuffer>>;
}

interface ByteRange {
  first: number;
  last: number;
}

const ONE_RANGE = /^bytes=(\d*)-(\d*)$/;

/** Null: the whole; `unsatisfiable`: 416 (RFC 9110 14.2). */
export function parseByteRange(header: string | null, sizeBytes: number): ByteRange | 'unsatisfiable' | null {
  const match = header === null ? null : ONE_RANGE.exec(header);
  const [, from = '', to = ''] = match ?? [];
  if (from === '' && to === '') return null;
  if (from === '') {
    const length = Math.min(Number(to), sizeBytes);
    return length === 0 ? 'unsatisfiable' : { first: sizeBytes - length, last: sizeBytes - 1 };
  }
  const first = Number(from);
  const last = to === '' ? sizeBytes - 1 : Math.min(Number(to), sizeBytes - 1);
  if (to !== '' && Number(to) < first) return null;
  return first < sizeBytes ? { first, last } : 'unsatisfiable';
}

const TRUST_MS = 1000;
const MAX_ANSWERS = 1000;

/** For a second: a crowd is answered twice as fast. */
export interface ReadyAnswers {
  keep(request: Request, headers: Readonly<Record<string, string>>, body: Buffer): void;
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
      if (method !== 'GET' || headers['if-none-match'] !== undefined || headers.range !== undefined) return false;
      const answer = answers.get(keyOf(url, headers['accept-encoding']));
      if (answer === undefined) return false;
      outgoing.writeHead(200, answer.headers).end(answer.body);
      return true;
    },
  };
}

const keyOf = (url: string, acceptEncoding = '') => `${url}\n${acceptEncoding}`;
