import { Box, Stack } from '@mantine/core';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { type SettingEntry, settings } from '../../api/settings.ts';
import { isSameValue } from '../../domain/fields/same-value.ts';
import type { AnySetting } from '../../domain/kinds/setting.ts';
import { EntryHead } from '../entries/EntryHead.tsx';
import { EntryPage } from '../entries/EntryPage.tsx';
import type { EntryKind, HeadProps } from '../entries/entry-kind.ts';
import { PublicationNow } from '../entries/PublicationBadge.tsx';
import { SitePaper } from '../entries/SitePaper.tsx';
import { LinkButton } from '../shared/buttons.tsx';
import type { RouteHandle } from '../shell/section.ts';
import type { Setting } from './setting.ts';

type Readable = Exclude<SettingEntry, { is_broken: true }>;

type PreviewOf<Values> = (props: { values: Values }) => ReactNode;

export interface SettingPage {
  Component: ComponentType;
  handle: RouteHandle;
}

export function settingPage<Value, Values extends object>(
  { name, title, lead, place, toValues, ...rules }: Setting<Value, Values>,
  Fields: EntryKind<Readable, Values>['Fields'],
  Preview?: PreviewOf<Values>,
  alongside?: { setting: Pick<AnySetting, 'name' | 'title'>; icon: LucideIcon },
): SettingPage {
  const kind: EntryKind<Readable, Values> = {
    ...rules,
    section: 'settings',
    titleOf: () => title,
    lead,
    file: 'Súbor',
    submitLabel: 'Uložiť',
    find: settings.find,
    change: (_, version, value) => settings.change(name, version, { value }),
    toValues({ value }, known) {
      const values = toValues(rules.schema.parse(value));
      // Equal values leave the rows opened or closed as they are.
      return known !== undefined && isSameValue(rules.toFields(values), rules.toFields(known)) ? known : values;
    },
    Fields,
    Head: ({ entry }: HeadProps<Readable>) => (
      <>
        {alongside !== undefined && (
          <LinkButton to={`/settings/${alongside.setting.name}`} icon={alongside.icon}>
            {alongside.setting.title}
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
  return { Component: () => <EntryPage kind={kind} id={name} />, handle: { crumb: title } };
}

function inPaper<Values>(Preview: PreviewOf<Values>): PreviewOf<Values> {
  return ({ values }) => (
    <Stack component="section" gap="var(--space-4)" miw={0} aria-label="Náhľad">
      <Box component="h2" fz="1.125rem">
        Takto to uvidia návštevníci
      </Box>
      <SitePaper p="var(--space-5)" bd="1px solid var(--line-soft)">
        <Preview values={values} />
      </SitePaper>
    </Stack>
  );
}
