import { Button, Group, Stack, Title } from '@mantine/core';
import { Download, Trash2 } from 'lucide-react';
import { downloadFile } from '../../api/admin-client.ts';
import type { PersonalData } from '../../api/data-duties.ts';
import { EmptyState } from '../shared/EmptyState.tsx';
import { type Fate, groupsOf } from './kinds.ts';
import styles from './PersonalDataPage.module.css';
import { RecordGroups, ReservationLinks } from './RecordGroups.tsx';

const FATE_WORDS: Readonly<Record<Fate, string>> = {
  erased: 'Dá sa vymazať',
  pseudonymised: 'Ostane bez mena a\u00a0adresy',
  kept: 'Ostane',
};

interface Props {
  found: PersonalData;
  isErasing: boolean;
  erase: () => void;
}

/** What is held about an address, with the way to hand it over and the way to forget it. */
export function FoundData({ found, isErasing, erase }: Props) {
  const { email, items, mentions, house_mentions } = found;
  const groups = groupsOf(
    items.map(({ kind, id, after_erasure, deleted_at }) => ({ kind, id, fate: after_erasure, deletedAt: deleted_at })),
  );
  const isErasable = groups.some(({ fate }) => fate !== 'kept');
  return (
    <Stack component="section" aria-label={`Údaje o\u00a0${email}`}>
      {items.length === 0 ? (
        <EmptyState title="O&nbsp;tejto adrese nič nevieme.">
          <p className={styles.address}>{email}</p>
        </EmptyState>
      ) : (
        <>
          <Title order={2} className={styles.address ?? ''}>
            Čo vieme o&nbsp;{email}
          </Title>
          <RecordGroups groups={groups} fateWords={FATE_WORDS} />
          <Group>
            <Button variant="default" leftSection={<Download aria-hidden size={18} />} onClick={() => save(found)}>
              Stiahnuť všetko
            </Button>
            {isErasable && (
              <Button color="red" leftSection={<Trash2 aria-hidden size={18} />} loading={isErasing} onClick={erase}>
                Vymazať údaje
              </Button>
            )}
          </Group>
        </>
      )}
      {mentions.length > 0 && (
        <div className={styles.note}>
          <p>
            Adresa je aj v&nbsp;texte rezervácií iných ľudí. Tie web sám nemení, pozrite ich, prosím, a&nbsp;adresu
            z&nbsp;poznámok vymažte:
          </p>
          <ReservationLinks ids={mentions} />
        </div>
      )}
      {house_mentions.length > 0 && (
        <div className={styles.note}>
          <p>
            Adresu uvádzame aj my sami, web to nemení. Pozrite, či tam má ostať:{' '}
            {house_mentions.map(placeOf).join(', ')}.
          </p>
        </div>
      )}
    </Stack>
  );
}

function placeOf({ kind, id }: PersonalData['house_mentions'][number]): string {
  return kind === 'newsletter-settings' ? 'nastavenia newslettera' : `vydanie newslettera ${id}`;
}

/** Saves what was found as a file that can be handed over (GDPR 20); reservations of others are not the asker's. */
function save({ email, at, items }: PersonalData): void {
  const records = items.map(({ after_erasure: _, ...record }) => record);
  const text = JSON.stringify({ email, at, items: records }, null, 2);
  void downloadFile(Promise.resolve(new Response(text)), 'osobne-udaje.json');
}
