import { Hono } from 'hono';
import { z } from 'zod';
import { isoDay } from '../../../domain/time/calendar-day.ts';
import { MINUTE_MS } from '../../../domain/time/clock.ts';
import { AppError } from '../../app-error.ts';
import { auditWrite } from '../../core/audit/audit-log.ts';
import { actorOf, guards, recentlyConfirmed } from '../../core/auth/guards.ts';
import { NOTICES, queuedNotice } from '../../core/auth/mails.ts';
import type { AppEnv } from '../../core/http/app-env.ts';
import { spend } from '../../core/http/rate-limit.ts';
import { streamOf } from '../../core/http/streams.ts';
import { validated } from '../../core/http/validated.ts';
import { deliverSoon } from '../../core/mail/mail-delivery.ts';
import type { Services } from '../../services.ts';
import { isLongPassphrase, lastBackup, TOO_SHORT } from './backup-format.ts';
import type { BackupKey } from './backup-key.ts';

/** @throws Error, also while it is read: then it is no backup */
export type OpenBackup = (key: BackupKey) => AsyncGenerator<Uint8Array>;

interface Download {
  pieces: AsyncGenerator<Uint8Array>;
  idleSince: number | null;
}

const NOT_HERE =
  'Na tomto hostiteľovi sa záloha z\u00a0obrazovky stiahnuť nedá. Urobí ju správca príkazom npm run backup.';
const NO_RECIPIENT = 'Na serveri nie je nastavený verejný kľúč (BACKUP_RECIPIENT). Zvoľte heslo.';
/** A reader may go away without closing the connection. */
const STALLED_MS = 2 * MINUTE_MS;

const UNDER_WAY = 'Jedna záloha sa práve sťahuje. Počkajte, prosím, kým skončí.';
const NOT_BEGUN = 'Zálohu sa nepodarilo začať. Dôvod je v\u00a0zázname servera; skúste to, prosím, znova.';

const lockBody = validated(
  'json',
  z.discriminatedUnion('lock', [
    z.object({
      lock: z.literal('passphrase'),
      passphrase: z
        .string(TOO_SHORT)
        .max(512, 'Heslo smie mať najviac 512 znakov.')
        .refine(isLongPassphrase, TOO_SHORT),
    }),
    z.object({ lock: z.literal('recipient') }),
  ]),
);

export type BackupApi = ReturnType<typeof backupRoutes>;

export function backupRoutes(services: Services, openBackup: OpenBackup | null) {
  const { can } = guards(services);
  const { config, clock, store } = services;
  let current: Download | null = null;

  function keyOf(asked: { lock: 'passphrase'; passphrase: string } | { lock: 'recipient' }): BackupKey {
    if (asked.lock === 'passphrase') return { kind: 'passphrase', passphrase: asked.passphrase };
    if (config.backupRecipient === null) throw new AppError('invalid', { lock: [NO_RECIPIENT] });
    return { kind: 'recipient', recipient: config.backupRecipient };
  }

  function refuseSecond(): void {
    if (current === null) return;
    const { idleSince } = current;
    if (idleSince === null || clock.now() - idleSince < STALLED_MS) throw new AppError('conflict', UNDER_WAY);
  }

  /** One reader at a time; a stalled one is ended. */
  async function* singleReader(pieces: AsyncGenerator<Uint8Array>): AsyncGenerator<Uint8Array> {
    void current?.pieces.return(undefined);
    const download: Download = { pieces, idleSince: null };
    current = download;
    try {
      for await (const piece of pieces) {
        download.idleSince = clock.now();
        yield piece;
        download.idleSince = null;
        if (current !== download) throw new Error('The reader of a backup has stalled, and another one has begun');
      }
    } finally {
      if (current === download) current = null;
    }
  }

  return new Hono<AppEnv>()
    .get('/api/admin/backup', can('manage_users'), async (c) => {
      const last = await lastBackup(store);
      return c.json({
        can_download: openBackup !== null,
        has_recipient: config.backupRecipient !== null,
        last: last === null ? null : { at: new Date(last.at).toISOString(), bytes: last.bytes },
      });
    })
    .post('/api/admin/backup', can('manage_users'), recentlyConfirmed(services), lockBody, async (c) => {
      if (openBackup === null) throw new AppError('conflict', NOT_HERE);
      const key = keyOf(c.req.valid('json'));
      refuseSecond();
      await spend(services, 'backup-site', 'site');
      refuseSecond();
      const pieces = singleReader(openBackup(key));
      // Before the answer, so that a failed start gets a status.
      const first = await pieces.next().catch((cause: unknown) => {
        throw new AppError('unavailable', NOT_BEGUN, { cause });
      });
      try {
        const notice = await queuedNotice(services, c.get('actor').user.value.email, NOTICES.backupDownloaded);
        await store.commit([
          notice.write,
          auditWrite(services, { ...actorOf(c), act: 'backup_downloaded', detail: key.kind }),
        ]);
        deliverSoon(services, notice.id);
      } catch (error) {
        await pieces.return(undefined);
        throw error;
      }
      const name = `zaloha-${isoDay(clock.now())}.age`;
      return c.body(streamOf(startingWith(first, pieces)), 200, {
        'Content-Type': 'application/octet-stream',
        'Content-Disposition': `attachment; filename="${name}"`,
      });
    });
}

function startingWith<Piece>(first: IteratorResult<Piece>, rest: AsyncGenerator<Piece>): AsyncIterable<Piece> {
  let next: IteratorResult<Piece> | null = first;
  const iterator: AsyncIterator<Piece> = {
    async next() {
      const step = next ?? (await rest.next());
      next = null;
      return step;
    },
    return: () => rest.return(undefined),
  };
  return { [Symbol.asyncIterator]: () => iterator };
}
