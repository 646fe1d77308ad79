/** Without the text, which may hold a link for its reader only. */
export interface WireUndelivered {
  id: string;
  to: string;
  subject: string;
  queued_at: string;
  attempts: number;
  last_error: string | null;
  /** null: given up. */
  next_attempt_at: string | null;
}

export async function listUndelivered(
  store: Store,
  { page, per_page }: PageQuery,
): Promise<{ items: WireUndelivered[]; total: number }> {
  const queue = mailQueue(store);
  const [failed, waiting] = await Promise.all([queue.count('failed'), queue.count('waiting')]);
  const total = failed + waiting;
  const [first, end] = [(page - 1) * per_page, Math.min(page * per_page, total)];
  const entries = await firstOf(walkNewestFirst(store, end), end - first, first);
  return { items: entries.map(toWire), total };
}

async function* walkNewestFirst(store: Store, most: number): AsyncGenerator<Entry<UnsentMail>> {
  for (const state of ['failed', 'waiting'] as const)
    yield* everyEntry(({ limit, ...page }) =>
      mailQueue(store).listParts(state, unsentPart, { ...page, limit: Math.min(limit, most), order: 'descending' }),
    );
}

function toWire({ id, value }: Entry<UnsentMail>): WireUndelivered {
  const { mail, queued_at, attempts, last_error, next_attempt_at } = value;
  return {
    id,
    to: mail.to,
    subject: mail.subject,
    queued_at: new Date(queued_at).toISOString(),
    attempts,
    last_error,
    next_attempt_at: isoOf(next_attempt_at),
  };
}
