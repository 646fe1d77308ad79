import { useRouteError } from 'react-router';
import { PageHeader } from '../shared/PageHeader.tsx';
import { PartProblem } from '../shared/PartProblem.tsx';

/** In place of a page that could not be loaded or drawn. */
export function PageProblem() {
  const error = useRouteError();
  return (
    <>
      <PageHeader title="Túto časť sa nepodarilo otvoriť" />
      <PartProblem error={error} />
    </>
  );
}
