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

export function textStream(parts: AsyncIterable<string>): ReadableStream<Uint8Array> {
  return streamOf(encoded(parts));
}

async function* encoded(parts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  for await (const part of parts) yield encoder.encode(part);
}
