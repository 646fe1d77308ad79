import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { findAccount } from '../../api/users.ts';
import { PageHeader } from '../shared/PageHeader.tsx';
import { ErrorState, LoadingState } from '../shared/states.tsx';
import { useUser } from '../shell/contexts.ts';
import { isAllowed } from '../shell/section.ts';
import { AccountActs } from './AccountActs.tsx';
import { AccountFacts } from './AccountFacts.tsx';
import { AccountHistory } from './AccountHistory.tsx';
import { AccountRoles } from './AccountRoles.tsx';

/** One account: what it is, its roles, what can be done with it, and what was. */
export function AccountPage() {
  const { id = '' } = useParams();
  const { permissions } = useUser();
  const account = useQuery({ queryKey: ['users', 'one', id], queryFn: () => findAccount(id) });
  if (account.isPending)
    return (
      <>
        <PageHeader title="Účet" />
        <LoadingState />
      </>
    );
  if (account.data === undefined)
    return (
      <>
        <PageHeader title="Účet" />
        <ErrorState error={account.error} retry={() => account.refetch()} />
      </>
    );
  return (
    <>
      <PageHeader title={account.data.name} lead={account.data.email} />
      <AccountFacts account={account.data} />
      <AccountRoles account={account.data} />
      <AccountActs account={account.data} />
      {isAllowed(permissions, { permissions: ['view_audit'] }) && <AccountHistory id={id} />}
    </>
  );
}
