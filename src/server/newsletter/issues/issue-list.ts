import { z } from 'zod';
import { foldForSearch } from '../../../domain/words/fold.ts';
import { searchWords } from '../../../domain/words/search-words.ts';
import { pageOf, pageParams } from '../../http/page.ts';
import type { Services } from '../../services.ts';
import { allOf } from '../../store/collection.ts';
import { issueRecords } from './issue-store.ts';
import { toWireIssues, type WireIssue } from './wire.ts';

export const issueListQuery = z.object({ ...pageParams, query: z.string().max(200).default('') });

/**
 * One page of the issues, latest month first. There are some twelve a year, so all of them are read.
 * @throws StoreError unavailable
 */
export async function listIssues(
  { store }: Pick<Services, 'store'>,
  { query, ...page }: z.output<typeof issueListQuery>,
): Promise<{ items: WireIssue[]; total: number }> {
  const issues = await allOf((issuePage) =>
    issueRecords(store).issues.list('month', { ...issuePage, order: 'descending' }),
  );
  const isMeant = searchWords(query);
  const matching = issues.filter(({ id, value }) => isMeant(foldForSearch(`${id} ${value.subject}`)));
  const { items, total } = pageOf(matching, page);
  return { items: await toWireIssues({ store }, items), total };
}
