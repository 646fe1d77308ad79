import { Stack, Title } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { type Erasure, personText } from '../../api/data-duties.ts';
import { type Fate, groupsOf } from './kinds.ts';
import styles from './PersonalDataPage.module.css';
import { RecordGroups } from './RecordGroups.tsx';

const FATE_WORDS: Readonly<Record<Fate, string>> = {
  erased: 'Vymazané',
  pseudonymised: 'Ponechané bez mena a\u00a0adresy',
  kept: 'Ponechané',
};

/** What became of everything: whoever asked wants to be told, and staff copy it from here. */
export function ErasureReport({ report: { items, ...person } }: { report: Erasure }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that had the focus went with what was found.
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack component="section" aria-label="Čo sme vymazali">
      <Title order={2} ref={heading} tabIndex={-1} className={styles.address ?? ''}>
        Vybavené pre {personText(person)}
      </Title>
      <RecordGroups groups={groupsOf(items)} fateWords={FATE_WORDS} />
      <p className={styles.note}>
        V&nbsp;starších zálohách údaje ostávajú, kým sa zálohy nezmažú. Odpíšte človeku, čo sme vymazali a&nbsp;čo
        a&nbsp;prečo ostalo. Keď túto stránku opustíte, prehľad zmizne.
      </p>
    </Stack>
  );
}
