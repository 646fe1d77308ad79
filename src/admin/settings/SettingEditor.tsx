import { History } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { changeSetting, findSetting, type SettingEntry } from '../../api/admin-content.ts';
import { isSameValue } from '../../domain/content/same-value.ts';
import { EntryPage } from '../entries/EntryEditor.tsx';
import type { EntryKind, HeadProps } from '../entries/entry-kind.ts';
import { OnSiteLink } from '../entries/OnSiteLink.tsx';
import { PublicationNow } from '../entries/PublicationBadge.tsx';
import { SitePaper } from '../entries/SitePaper.tsx';
import { LinkButton } from '../shared/buttons.tsx';
import { SETTING_NAMES } from '../shared/content-place.ts';
import styles from './SettingEditor.module.css';
import type { Setting } from './setting.ts';
import { CARDS } from './setting-cards.ts';

type Readable = Exclude<SettingEntry, { is_broken: true }>;

type PreviewOf<Values> = (props: { values: Values }) => ReactNode;

/**
 * The page of one setting.
 * @param Preview how visitors would see it, by the components of the site
 */
export function settingPage<Value, Values extends object>(
  { name, toValues, ...rules }: Setting<Value, Values>,
  Fields: EntryKind<Readable, Values>['Fields'],
  Preview?: PreviewOf<Values>,
): ComponentType {
  const { lead, place } = CARDS[name];
  const kind: EntryKind<Readable, Values> = {
    ...rules,
    section: 'settings',
    titleOf: () => SETTING_NAMES[name],
    lead,
    file: 'Súbor',
    submitLabel: 'Uložiť',
    savedText: 'Zmeny sú uložené.',
    find: findSetting,
    change: changeSetting,
    toValues({ value }, known) {
      const values = toValues(rules.schema.parse(value));
      // What was saved is usually what was sent: rows that say the same stay as they are, opened or closed.
      return known !== undefined && isSameValue(rules.toFields(values), rules.toFields(known)) ? known : values;
    },
    Fields,
    Head: ({ entry }: HeadProps<Readable>) => (
      <>
        <PublicationNow publication={entry.publication} />
        <OnSiteLink href={place} />
        <LinkButton to={`/settings/${name}/history`} icon={History}>
          História zmien
        </LinkButton>
      </>
    ),
    layout: 'wide',
    ...(Preview && { Preview: inPaper(Preview) }),
  };
  return () => <EntryPage kind={kind} id={name} />;
}

/** A preview in the colours of the site. */
function inPaper<Values>(Preview: PreviewOf<Values>): PreviewOf<Values> {
  return ({ values }) => (
    <section className={styles.preview} aria-label="Náhľad">
      <h2 className={styles.heading}>Takto to uvidia návštevníci</h2>
      <SitePaper className={styles.paper}>
        <Preview values={values} />
      </SitePaper>
    </section>
  );
}
