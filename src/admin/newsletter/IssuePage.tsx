import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { findIssue } from '../../api/admin-newsletter.ts';
import { ErrorState } from '../shared/ErrorState.tsx';
import { LoadingState } from '../shared/LoadingState.tsx';
import { PageHeader } from '../shared/PageHeader.tsx';
import { IssueEditor } from './IssueEditor.tsx';
import { SendingPage } from './SendingPage.tsx';

/** How often one looks how far a sending is. */
const SENDING_MS = 2000;

/** One issue: as it is written, or as it is sent. */
export function IssuePage() {
  const { id = '' } = useParams();
  const issue = useQuery({
    queryKey: ['newsletter', 'one', id],
    queryFn: () => findIssue(id),
    refetchInterval: ({ state }) => (state.data?.state === 'sending' ? SENDING_MS : false),
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
