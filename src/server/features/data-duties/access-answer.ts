// What the answer to a person's request says besides their records, and the answer as a PDF (GDPR 15).
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { accessAnswer } from '../../../domain/data-duties/access-answer.ts';
import type { AnswerFrame, Processor } from '../../../domain/data-duties/answer-sections.ts';
import type { Services } from '../../services.ts';
import { findSubject, type Subject } from './data-subject.ts';

/** @throws AppError unavailable while no content has ever been published */
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
 * Makes the letter anew from the store; nothing of it is kept.
 * @param confirmed ids of the reservations, found by telephone or name, that staff say are this person's
 * @throws AppError unavailable; StoreError unavailable
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
    // Loaded only here, because most functions write no papers.
    import('../../../papers/access-answer-pdf.ts'),
  ]);
  const own = items.filter(({ found_by, id }) => found_by === 'email' || confirmed.includes(id));
  const answer = accessAnswer({ ...subject, at: new Date(now).toISOString(), items: own }, frame);
  return accessAnswerPdf({ answer, sender: frame.centre, createdMs: now, fonts });
}

/** Below the folder that the process runs in, as the content index is; netlify.toml packs them with the functions. */
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
