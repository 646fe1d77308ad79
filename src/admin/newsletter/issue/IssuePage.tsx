import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { findIssue, type IssueDetail } from '../../../api/admin-newsletter.ts';
import { PageHeader } from '../../shared/PageHeader.tsx';
import { ErrorState, LoadingState } from '../../shared/states.tsx';
import { SendingPage } from '../sending/SendingPage.tsx';
import { IssueEditor } from './IssueEditor.tsx';

/** How often one looks how far a sending is; after a pause the last mails under way are still counted. */
const INTERVALS_MS: Readonly<Partial<Record<IssueDetail['state'], number>>> = { sending: 2000, paused: 5000 };

/** One issue: as it is written, or as it is sent. */
export function IssuePage() {
  const { id = '' } = useParams();
  const issue = useQuery({
    queryKey: ['newsletter', 'one', id],
    queryFn: () => findIssue(id),
    refetchInterval: ({ state: { data } }) => (data === undefined ? false : (INTERVALS_MS[data.state] ?? false)),
  });
  if (issue.isPending)
    return (
      <>
        <PageHeader title="Vydanie" />
        <LoadingState />
      </>
    );
  if (issue.data === undefined)
    return (
      <>
        <PageHeader title="Vydanie" />
        <ErrorState error={issue.error} retry={() => issue.refetch()} />
      </>
    );
  const { data } = issue;
  return data.state === 'draft' ? <IssueEditor key={id} issue={data} /> : <SendingPage key={id} issue={data} />;
}
