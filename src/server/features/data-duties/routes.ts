import { Hono } from 'hono';
import { z } from 'zod';
import { cleanLine, cleanPhone } from '../../../domain/words/clean-text.ts';
import { isPhoneNumber } from '../../../domain/words/contact.ts';
import { recordAudit } from '../../core/audit/audit-log.ts';
import { email } from '../../core/auth/account-fields.ts';
import { actorOf, guards, recentlyConfirmed } from '../../core/auth/guards.ts';
import type { AppEnv } from '../../core/http/app-env.ts';
import { validated } from '../../core/http/validated.ts';
import type { Services } from '../../services.ts';
import { answerFrame, answerPaper } from './access-answer.ts';
import { findSubject, type Subject, subjectMark } from './data-subject.ts';
import { eraseSubject } from './erasure.ts';

const FILE = 'odpoved-osobne-udaje.pdf';
const TOO_LITTLE = 'Napíšte e-mail, telefón alebo meno.';

const orNull = <T>(value: T | null | undefined): T | null => value ?? null;
const subjectFields = z.object({
  email: email.nullish().transform(orNull),
  phone: z
    .string()
    .overwrite(cleanPhone)
    .max(40)
    .refine(isPhoneNumber, 'Napíšte telefónne číslo.')
    .nullish()
    .transform(orNull),
  name: z
    .string()
    .transform(cleanLine)
    .pipe(z.string().min(3, 'Napíšte celé meno.').max(120, 'Meno smie mať najviac 120 znakov.'))
    .nullish()
    .transform(orNull),
});
const isSomebody = (subject: Subject) => subject.email !== null || subject.phone !== null || subject.name !== null;

const subjectBody = validated('json', subjectFields.refine(isSomebody, { path: ['email'], message: TOO_LITTLE }));
const confirmedBody = validated(
  'json',
  subjectFields
    .extend({ confirmed: z.array(z.string().max(64)).max(1000).default([]) })
    .refine(isSomebody, { path: ['email'], message: TOO_LITTLE }),
);

export type DataDutiesApi = ReturnType<typeof dataDutiesRoutes>;

/** The body names the person, because addresses of calls are logged. */
export function dataDutiesRoutes(services: Services) {
  const { can } = guards(services);
  return new Hono<AppEnv>()
    .post('/api/admin/data-subject', can('manage_users'), recentlyConfirmed(services), subjectBody, async (c) => {
      const subject = c.req.valid('json');
      const [found, frame] = await Promise.all([findSubject(services, subject), answerFrame(services)]);
      const detail = subjectMark(services, subject);
      await recordAudit(services, { ...actorOf(c), act: 'personal_data_shown', detail });
      return c.json({ ...subject, at: new Date(services.clock.now()).toISOString(), ...found, frame });
    })
    .post(
      '/api/admin/data-subject/answer',
      can('manage_users'),
      recentlyConfirmed(services),
      confirmedBody,
      async (c) => {
        const { confirmed, ...subject } = c.req.valid('json');
        const paper = await answerPaper(services, subject, confirmed);
        const detail = subjectMark(services, subject);
        await recordAudit(services, { ...actorOf(c), act: 'personal_data_answered', detail });
        const headers = { 'Content-Type': 'application/pdf', 'Content-Disposition': `attachment; filename="${FILE}"` };
        return c.body(paper, 200, headers);
      },
    )
    .post(
      '/api/admin/data-subject/erasure',
      can('manage_users'),
      recentlyConfirmed(services),
      confirmedBody,
      async (c) => {
        const { confirmed, ...subject } = c.req.valid('json');
        return c.json({ ...subject, items: await eraseSubject(services, subject, confirmed, actorOf(c)) });
      },
    );
}
