import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { accessAnswer } from '../../../domain/data-duties/access-answer.ts';
import type { AnswerFrame, Processor } from '../../../domain/data-duties/answer-sections.ts';
import type { Services } from '../../services.ts';
import { findSubject, type Subject } from './data-subject.ts';

export async function answerFrame({
  config,
  contentIndex,
}: Pick<Services, 'config' | 'contentIndex'>): Promise<AnswerFrame> {
  const { site, rooms } = (await contentIndex.read()).settings;
  const { street, postal_code, city } = site.address;
  return {
    centre: { name: site.name, street, postal_code, city, email: site.email, phone: site.phones[0]?.number ?? '' },
    operator: site.technical_operator.name,
    privacy_url: `${config.siteUrl}/privacy`,
    processors: processorsOf(config),
    rooms: Object.fromEntries(rooms.map(({ id, name }) => [id, name])),
  };
}

function processorsOf({ isOnNetlify, store, media, mail }: Services['config']): Processor[] {
  return [
    ...(isOnNetlify ? (['netlify'] as const) : media.kind === 'netlify-blobs' ? (['netlify-blobs'] as const) : []),
    ...(store.kind === 'upstash' ? (['upstash'] as const) : []),
    ...(mail.kind === 'resend' || mail.kind === 'smtp' ? [mail.kind] : []),
  ];
}

/**
 * Answers a person's request (GDPR 15).
 * @param confirmed ids of reservations that staff say are this person's
 */
export async function answerPaper(
  services: Services,
  subject: Subject,
  confirmed: readonly string[],
): Promise<Uint8Array<ArrayBuffer>> {
  const now = services.clock.now();
  const [{ items }, frame, fonts, { accessAnswerPdf }] = await Promise.all([
    findSubject(services, subject),
    answerFrame(services),
    readFonts(),
    import('../../../papers/access-answer-pdf.ts'),
  ]);
  const own = items.filter(({ found_by, id }) => found_by === 'email' || confirmed.includes(id));
  const answer = accessAnswer({ ...subject, at: new Date(now).toISOString(), items: own }, frame);
  return accessAnswerPdf({ answer, sender: frame.centre, createdMs: now, fonts });
}

/** Relative to the working directory; netlify.toml packs them. */
const FONTS = 'src/assets/fonts';

async function readFonts() {
  const font = (name: string) => readFile(join(FONTS, `${name}.ttf`));
  const [display, text, strong] = await Promise.all([
    font('bricolage-grotesque-bold'),
    font('figtree-regular'),
    font('figtree-semibold'),
  ]);
  return { display, text, strong };
}
