import { Skeleton } from '@mantine/core';
import { useQueries, useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { dateParts, formatDate } from '../../domain/time/format-date.ts';
import { LinkButton } from '../shared/buttons.tsx';
import { useNow } from '../shared/now.ts';
import { PageHeader } from '../shared/PageHeader.tsx';
import { PartProblem } from '../shared/states.tsx';
import { HOUSE_QUERY } from '../shared/today.ts';
import { SectionsContext, useUser } from '../shell/contexts.ts';
import { isAllowed, type Place, type Section } from '../shell/section.ts';
import styles from './DashboardPage.module.css';
import { FirstRunGuide } from './FirstRunGuide.tsx';
import { WaitingList } from './WaitingList.tsx';

export function DashboardPage() {
  const { permissions } = useUser();
  const now = useNow();
  const sections = use(SectionsContext).filter((section) => isAllowed(permissions, section));
  const todays = useQueries({ queries: loading('today', sections, ({ today }) => today) });
  const agendas = useQueries({ queries: loading('agenda', sections, ({ agenda }) => agenda) });
  const { data: house } = useQuery(HOUSE_QUERY);
  const failed = [...todays, ...agendas].find(({ isError }) => isError);
  const beginnings = beginningsOf(sections);
  return (
    <>
      <PageHeader title="Prehľad" lead={`Dobrý deň. Dnes je ${dateParts(now).weekday} ${formatDate(now)}.`}>
        {beginnings.map(({ to, label, icon }, at) => (
          <LinkButton
            key={to}
            to={to}
            icon={icon}
            px={{ base: 'sm', sm: 'lg' }}
            {...(at === 0 && { variant: 'filled' })}
          >
            {label}
          </LinkButton>
        ))}
      </PageHeader>
      {failed !== undefined && <PartProblem title="Časť prehľadu sa nepodarilo otvoriť" error={failed.error} />}
      {house?.first_run && <FirstRunGuide steps={house.first_run} />}
      <div className={styles.columns}>
        <WaitingList
          sources={todays.flatMap(({ data }) => data?.part ?? [])}
          isComplete={todays.every(({ isPending, isError }) => !isPending && !isError)}
        />
        <div className={styles.next}>
          {agendas.map(({ data }) => data && <data.part key={data.path} />)}
          {agendas.some(({ isPending }) => isPending) && <Skeleton height="16rem" />}
        </div>
      </div>
    </>
  );
}

function beginningsOf(sections: readonly Section[]): Place[] {
  const begun = sections.flatMap(({ beginnings = [] }) => beginnings);
  if (begun.length > 0) return begun;
  const own = sections.filter(({ group }) => group !== undefined && group !== 'start');
  return own.map(({ path, label, icon }) => ({ to: `/${path}`, label, icon }));
}

function loading<T>(
  name: string,
  sections: readonly Section[],
  loadOf: (section: Section) => (() => Promise<T>) | undefined,
) {
  return sections.flatMap((section) => {
    const load = loadOf(section);
    if (load === undefined) return [];
    return {
      queryKey: ['part', name, section.path],
      // Wrapped in an object: the query library would call a bare function.
      queryFn: async () => ({ part: await load(), path: section.path }),
      staleTime: Number.POSITIVE_INFINITY,
    };
  });
}
