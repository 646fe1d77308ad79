import { Hono } from 'hono';
import { AppError } from '../http/app-error.ts';
import { doerOf } from '../http/doer.ts';
import type { ActorEnv } from '../http/guards.ts';
import { idempotent } from '../http/idempotency.ts';
import { validated } from '../http/validated.ts';
import type { Services } from '../services.ts';
import { type EntryName, replaceSource, restoreFile } from './edit-entry.ts';
import { entryAt, entryHistory, historyQuery } from './entry-history.ts';
import { type FileKind, fileEntries } from './file-entries.ts';
import { restoreBody, sourceBody } from './version.ts';

/** The calls for the file of an entry, below the address of the entry: its text, its history, and putting back what it was. */
export function fileRoutes<Named extends EntryName, Fields extends object>(
  services: Services,
  kind: FileKind<Named, Fields>,
) {
  const { guard, param, scope } = kind;
  const entries = fileEntries(services, kind);
  return new Hono<ActorEnv>()
    .put('/source', guard, validated('json', sourceBody), async (c) => {
      const { entry } = await entries.require(c.req.param(param) ?? '');
      const outcome = await replaceSource(services, entry, c.req.valid('json'), doerOf(c));
      return entries.answer(c, outcome, entry);
    })
    .get('/history', guard, validated('query', historyQuery), async (c) => {
      const entry = entries.named(c.req.param(param) ?? '');
      const partsOf = kind.partsOf ?? kind.fieldsOf;
      const history = await entryHistory(services, [entry.file], c.req.valid('query'), (file) => partsOf(file, entry));
      if (!kind.isOptional && history.items.length === 0) throw new AppError('not-found', kind.notFound);
      return c.json(history);
    })
    .post('/restore', guard, idempotent(services, `${scope}-restore`), validated('json', restoreBody), async (c) => {
      const { entry, view } = await entries.findPlace(c.req.param(param) ?? '');
      const { revision, version } = c.req.valid('json');
      const former = await entryAt(services, [entry.file], revision);
      if (former === null) throw new AppError('not-found', kind.noSuchRevision);
      const seen = version === undefined ? (view.state.blobIds.get(entry.file) ?? null) : version;
      const outcome = await restoreFile(services, entry, former.text, seen, doerOf(c));
      return entries.answer(c, outcome, entry);
    });
}
