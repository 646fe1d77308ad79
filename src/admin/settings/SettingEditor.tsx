import type { ComponentType, ReactNode } from 'react';
import { changeSetting, findSetting, type SettingEntry } from '../../api/settings.ts';
import { isSameValue } from '../../domain/fields/same-value.ts';
import { EntryHead } from '../entries/EntryHead.tsx';
import { EntryPage } from '../entries/EntryPage.tsx';
import type { EntryKind, HeadProps } from '../entries/entry-kind.ts';
import { PublicationNow } from '../entries/PublicationBadge.tsx';
import { SitePaper } from '../entries/SitePaper.tsx';
import { LinkButton } from '../shared/buttons.tsx';
import { SETTING_NAMES } from '../shared/content-place.ts';
import styles from './SettingEditor.module.css';
import type { Setting } from './setting.ts';
import { CARDS } from './setting-cards.ts';

type Readable = Exclude<SettingEntry, { is_broken: true }>;

type PreviewOf<Values> = (props: { values: Values }) => ReactNode;

export function settingPage<Value, Values extends object>(
  { name, alongside, toValues, ...rules }: Setting<Value, Values>,
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
    find: findSetting,
    change: changeSetting,
    toValues({ value }, known) {
      const values = toValues(rules.schema.parse(value));
      // Equal values leave the rows opened or closed as they are.
      return known !== undefined && isSameValue(rules.toFields(values), rules.toFields(known)) ? known : values;
    },
    Fields,
    Head: ({ entry }: HeadProps<Readable>) => (
      <>
        {alongside !== undefined && (
          <LinkButton to={`/settings/${alongside}`} icon={CARDS[alongside].icon}>
            {SETTING_NAMES[alongside]}
          </LinkButton>
        )}
        <EntryHead
          badges={<PublicationNow publication={entry.publication} />}
          onSite={place}
          history={`/settings/${name}/history`}
        />
      </>
    ),
    layout: 'wide',
    ...(Preview && { Preview: inPaper(Preview) }),
  };
  return () => <EntryPage kind={kind} id={name} />;
}

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
