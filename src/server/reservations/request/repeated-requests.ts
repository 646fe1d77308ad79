import { z } from 'zod';
import type { Services } from '../../services.ts';
import { collection } from '../../store/collection.ts';

/** Within this time the same request is taken for a second click or a retry, not for a second wish. */
const SAME_SECONDS = 10 * 60;

const acceptedSchema = z.object({ reference: z.string(), warnings: z.array(z.string()) });

/** What a request was answered. */
export type Accepted = z.infer<typeof acceptedSchema>;

/**
 * The answers to the requests of the last ten minutes, by their content. Written in the commit that stores the request, it
 * also catches the retry whose `Idempotency-Key` was lost together with the process that answered.
 */
export function repeatedRequests({ store, secret }: Pick<Services, 'store' | 'secret'>) {
  const answers = collection(store, 'reservation-repeat', acceptedSchema, {});
  return {
    /** Signed: from a plain hash one could find out whether a guessed person has written. */
    idOf: (content: object) => secret.sign('reservation-repeat', JSON.stringify(content)),
    find: answers.find,
    put: (id: string, accepted: Accepted) => answers.put(id, accepted, 'absent', { ttlSeconds: SAME_SECONDS }),
  };
}
