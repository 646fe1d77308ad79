import { Hono } from 'hono';
import { z } from 'zod';
import {
  newsletterSettingsSchema,
  subscriberEntrySchema,
  suppressionEntrySchema,
} from '../../domain/newsletter/newsletter-desk.ts';
import { recordAudit } from '../audit/audit-log.ts';
import type { AppEnv } from '../http/app-env.ts';
import { csvHeaders } from '../http/csv.ts';
import { doerOf } from '../http/doer.ts';
import { guards, recentlyConfirmed } from '../http/guards.ts';
import { idempotent } from '../http/idempotency.ts';
import { textStream } from '../http/text-stream.ts';
import { validated } from '../http/validated.ts';
import type { Services } from '../services.ts';
import { readNewsletterSettings, saveNewsletterSettings } from './settings/newsletter-settings.ts';
import { addSubscriber } from './subscribers/add-subscriber.ts';
import { removeSubscriber } from './subscribers/remove-subscriber.ts';
import { findSubscribers, listSubscribers, subscriberFilter, subscriberQuery } from './subscribers/subscriber-list.ts';
import { readSubscriberSummary } from './subscribers/subscriber-summary.ts';
import { subscribersCsv } from './subscribers/subscribers-csv.ts';
import { liftSuppression, suppressByHand } from './suppression/suppress.ts';

const LIST = '/api/admin/newsletter/subscribers';

const idBody = validated('json', z.object({ id: z.string().min(1).max(100) }));

export type SubscriberApi = ReturnType<typeof subscriberRoutes>;

/** The newsletter desk's list: who subscribes, and who is sent nothing. The address comes in bodies: addresses of calls are logged. */
export function subscriberRoutes(services: Services) {
  const manage = guards(services).can('manage_newsletter');

  return new Hono<AppEnv>()
    .get(LIST, manage, validated('query', subscriberQuery), async (c) =>
      c.json(await listSubscribers(services, c.req.valid('query'))),
    )
    .post(
      LIST,
      manage,
      idempotent(services, 'newsletter-subscribers'),
      validated('json', subscriberEntrySchema),
      async (c) => c.json({ id: await addSubscriber(services, c.req.valid('json'), doerOf(c)) }, 201),
    )
    .delete(LIST, manage, idBody, async (c) => {
      await removeSubscriber(services, c.req.valid('json').id, doerOf(c));
      return c.body(null, 204);
    })
    .get(`${LIST}/csv`, manage, recentlyConfirmed(services), validated('query', subscriberFilter), async (c) => {
      const { total, batches } = await findSubscribers(services, c.req.valid('query'));
      await recordAudit(services, { act: 'newsletter_exported', ...doerOf(c), detail: String(total) });
      // As a stream: the host takes 6 MB of an answer that is whole, 20 MB of one that flows.
      return c.body(textStream(subscribersCsv(batches)), 200, csvHeaders('odberatelia.csv'));
    })
    .get(`${LIST}/summary`, manage, async (c) => c.json(await readSubscriberSummary(services)))
    .post(`${LIST}/suppressed`, manage, validated('json', suppressionEntrySchema), async (c) => {
      await suppressByHand(services, c.req.valid('json'), doerOf(c));
      return c.body(null, 204);
    })
    .delete(`${LIST}/suppressed`, manage, idBody, async (c) => {
      await liftSuppression(services, c.req.valid('json').id, doerOf(c));
      return c.body(null, 204);
    })
    .get('/api/admin/newsletter/settings', manage, async (c) => c.json(await readNewsletterSettings(services)))
    .put('/api/admin/newsletter/settings', manage, validated('json', newsletterSettingsSchema), async (c) => {
      const settings = c.req.valid('json');
      await saveNewsletterSettings(services, settings);
      return c.json(settings);
    });
}
