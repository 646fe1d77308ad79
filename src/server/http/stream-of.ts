/** A stream of pieces that are made as they are fetched, and no more of them once nobody listens. */
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
