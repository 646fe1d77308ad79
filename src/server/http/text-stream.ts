import { streamOf } from './stream-of.ts';

/** A body that flows (see `streamOf`). */
export function textStream(parts: AsyncIterable<string>): ReadableStream<Uint8Array> {
  return streamOf(encoded(parts));
}

async function* encoded(parts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  for await (const part of parts) yield encoder.encode(part);
}
