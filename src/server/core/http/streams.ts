/** A stream that makes each piece when the reader asks for it, and stops when the reader cancels. */
export function streamOf<Piece>(pieces: AsyncIterable<Piece>): ReadableStream<Piece> {
  const iterator = pieces[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await iterator.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await iterator.return?.();
    },
  });
}

/** A body of text parts, encoded as UTF-8. */
export function textStream(parts: AsyncIterable<string>): ReadableStream<Uint8Array> {
  return streamOf(encoded(parts));
}

async function* encoded(parts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  for await (const part of parts) yield encoder.encode(part);
}
