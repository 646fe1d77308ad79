import { Badge } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { listSettings, type SettingItem } from '../../api/settings.ts';
import { SETTING_PERMISSIONS } from '../../domain/content/setting-permissions.ts';
import { PublicationBadge, publicationInterval } from '../entries/PublicationBadge.tsx';
import { SETTING_NAMES } from '../shared/content-place.ts';
import { PageHeader } from '../shared/PageHeader.tsx';
import { ErrorState } from '../shared/states.tsx';
import { useUser } from '../shell/contexts.ts';
import styles from './SettingsPage.module.css';
import { CARD_GROUPS, CARDS } from './setting-cards.ts';

export function SettingsPage() {
  const { permissions } = useUser();
  const list = useQuery({
    queryKey: ['settings', 'list'],
    queryFn: listSettings,
    refetchInterval: ({ state: { data } }) => publicationInterval((data ?? []).map((item) => item.publication)),
  });
  const groups = CARD_GROUPS.map(({ title, names }) => ({
    title,
    names: names.filter((name) => permissions.includes(SETTING_PERMISSIONS[name])),
  })).filter(({ names }) => names.length > 0);
  return (
    <>
      <PageHeader title="Nastavenia" lead="Texty, ceny a&nbsp;kontakty, ktoré sa na webe menia len občas." />
      {list.isError && <ErrorState error={list.error} retry={() => list.refetch()} />}
      {groups.map(({ title, names }) => (
        <section key={title} className={styles.group} aria-label={title}>
          <h2 className={styles.heading}>{title}</h2>
          <ul className={styles.cards}>
            {names.map((name) => (
              <SettingCard key={name} name={name} item={list.data?.find((one) => one.name === name)} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function SettingCard({ name, item }: { name: SettingItem['name']; item: SettingItem | undefined }) {
  const { lead, icon: Icon } = CARDS[name];
  return (
    <li className={styles.card}>
      <Icon aria-hidden className={styles.icon} />
      <h3 className={styles.title}>
        <Link className={styles.link ?? ''} to={`/settings/${name}`}>
          {SETTING_NAMES[name]}
        </Link>
      </h3>
      <p className={styles.lead}>{lead}</p>
      {item !== undefined && item.problems.length > 0 && <Badge color="red">Treba opraviť</Badge>}
      {item !== undefined && item.publication.state !== 'live' && <PublicationBadge publication={item.publication} />}
    </li>
  );
}
