import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { EmptyState } from '../shared/EmptyState.tsx';
import { PageHeader } from '../shared/PageHeader.tsx';

/** At addresses below /admin where there is nothing. */
export function MissingPage() {
  return (
    <>
      <PageHeader title="Táto stránka neexistuje" />
      <EmptyState title="Možno ju niekto presunul, alebo je v&nbsp;adrese preklep.">
        <Button component={Link} to="/">
          Na prehľad
        </Button>
      </EmptyState>
    </>
  );
}
