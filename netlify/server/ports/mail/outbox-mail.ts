import { z } from 'zod';

/** One file of the outbox (DESIGN 2). */
export const outboxMailSchema = z.object({
  to: z.string(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  headers: z.record(z.string(), z.string()),
  /** ISO in UTC. */
  sent_at: z.string(),
  attachments: z.array(z.object({ filename: z.string(), content_type: z.string(), content: z.string() })).default([]),
});

export type OutboxMail = z.infer<typeof outboxMailSchema>;
