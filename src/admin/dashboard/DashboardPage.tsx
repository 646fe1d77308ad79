import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { isAllowed, type Section, type SectionCard } from '../section.ts';
import { SectionsContext } from '../sections-context.ts';
import { useUser } from '../session/user-context.ts';
import { PageHeader } from '../shared/PageHeader.tsx';
import { PartProblem } from '../shared/PartProblem.tsx';
import styles from './DashboardPage.module.css';

/** What asks for attention, as far as one may do something about it. */
export function DashboardPage() {
  const { name, permissions } = useUser();
  const sections = use(SectionsContext);
  const isOwn = ({ path }: Section) => path === '';
  // What is only to know comes after what is to do.
  const cards = [...sections.filter((section) => !isOwn(section)), ...sections.filter(isOwn)]
    .flatMap(({ cards = [] }) => cards)
    .filter((card) => isAllowed(permissions, card));
  return (
    <>
      <PageHeader title="Prehľad" lead={`Dobrý deň, ${name}. Toto sa deje v\u00a0dome a\u00a0na webe.`} />
      <div className={styles.cards}>
        {cards.map((card) => (
          <LoadedCard key={card.id} card={card} />
        ))}
      </div>
    </>
  );
}

/** Loads a section's card; one that cannot be loaded leaves the others alone. */
function LoadedCard({ card }: { card: SectionCard }) {
  const component = useQuery({
    queryKey: ['card', card.id],
    // Wrapped: of a bare function the query would keep what it returns.
    queryFn: async () => ({ Card: await card.load() }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (component.isPending) return <Skeleton height="12rem" />;
  if (component.isError) return <PartProblem error={component.error} />;
  const { Card } = component.data;
  return <Card />;
}
