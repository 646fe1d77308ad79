import { Skeleton } from '@mantine/core';
import { useQueries } from '@tanstack/react-query';
import { use } from 'react';
import { PageHeader } from '../shared/PageHeader.tsx';
import { PartProblem } from '../shared/states.tsx';
import { SectionsContext, useUser } from '../shell/contexts.ts';
import { isAllowed, type Section, type SectionCard } from '../shell/section.ts';
import styles from './DashboardPage.module.css';

/** The cards of all sections that the user has permissions for. */
export function DashboardPage() {
  const { name, permissions } = useUser();
  const sections = use(SectionsContext);
  const isOwn = ({ path }: Section) => path === '';
  // The dashboard's own cards only inform; they come after those that ask for work.
  const cards = [...sections.filter((section) => !isOwn(section)), ...sections.filter(isOwn)]
    .flatMap(({ cards = [] }) => cards)
    .filter((card) => isAllowed(permissions, card));
  const loads = useQueries({ queries: cards.map(loading) });
  const failed = loads.find(({ isError }) => isError);
  return (
    <>
      <PageHeader title="Prehľad" lead={`Dobrý deň, ${name}. Toto sa deje v\u00a0dome a\u00a0na webe.`} />
      {failed !== undefined && <PartProblem title="Časť prehľadu sa nepodarilo otvoriť" error={failed.error} />}
      <div className={styles.cards}>
        {loads.map(({ isPending, data }, at) => {
          if (isPending) return <Skeleton key={cards[at]?.id} height="12rem" />;
          return data && <data.Card key={cards[at]?.id} />;
        })}
      </div>
    </>
  );
}

/** The query that loads a card; a card that cannot be loaded does not affect the others. */
function loading({ id, load }: SectionCard) {
  return {
    queryKey: ['card', id],
    // Wrapped in an object: the query library would call a bare function.
    queryFn: async () => ({ Card: await load() }),
    staleTime: Number.POSITIVE_INFINITY,
  };
}
