import { Badge } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { listSettings, type SettingItem } from '../../api/settings.ts';
import { SETTING_GROUPS } from '../../domain/kinds/setting.ts';
import { EDITABLES, type EditableName } from '../../domain/kinds/settings.ts';
import { PublicationBadge, publicationInterval } from '../entries/PublicationBadge.tsx';
import { PageHeader } from '../shared/PageHeader.tsx';
import { ErrorState } from '../shared/states.tsx';
import { useUser } from '../shell/contexts.ts';
import styles from './SettingsPage.module.css';
import { SETTING_PAGES } from './setting-pages.ts';

export function SettingsPage() {
  const { permissions } = useUser();
  const list = useQuery({
    queryKey: ['settings', 'list'],
    queryFn: listSettings,
    refetchInterval: ({ state: { data } }) => publicationInterval((data ?? []).map((item) => item.publication)),
  });
  const itemOf = (setting: Editable) => list.data?.find(({ name }) => name === setting.name);
  const allowed = Object.values(EDITABLES).filter(({ permission }) => permissions.includes(permission));
  const groups = Object.entries(SETTING_GROUPS)
    .map(([id, heading]) => ({ heading, settings: allowed.filter(({ group }) => group === id) }))
    .filter(({ settings }) => settings.length > 0);
  return (
    <>
      <PageHeader title="Nastavenia" lead="Texty, ceny a&nbsp;kontakty, ktoré sa na webe menia len občas." />
      {list.isError && <ErrorState error={list.error} retry={() => list.refetch()} />}
      {groups.map(({ heading, settings }) => (
        <section key={heading} className={styles.group} aria-label={heading}>
          <h2 className={styles.heading}>{heading}</h2>
          <ul className={styles.cards}>
            {settings.map((setting) => (
              <SettingCard key={setting.name} setting={setting} item={itemOf(setting)} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

type Editable = (typeof EDITABLES)[EditableName];

function SettingCard({ setting, item }: { setting: Editable; item: SettingItem | undefined }) {
  const { name, title, lead } = setting;
  const { icon: Icon } = SETTING_PAGES[name];
  return (
    <li className={styles.card}>
      <Icon aria-hidden className={styles.icon} />
      <h3 className={styles.title}>
        <Link className={styles.link ?? ''} to={`/settings/${name}`}>
          {title}
        </Link>
      </h3>
      <p className={styles.lead}>{lead}</p>
      {item !== undefined && item.problems.length > 0 && <Badge color="red">Treba opraviť</Badge>}
      {item !== undefined && item.publication.state !== 'live' && <PublicationBadge publication={item.publication} />}
    </li>
  );
}
