import { Alert, Box, Button, Group, Modal, Radio, SimpleGrid, Stack, Text } from '@mantine/core';
import { skipToken, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { type EntryRef, readHistory } from '../../api/entries.ts';
import { isRecord, isSameValue } from '../../domain/fields/same-value.ts';
import { fieldValue } from './FieldValue.tsx';
import styles from './versions.module.css';
import { type FieldConflict, type Fields, findConflicts, mergeVersions, type Side } from './versions.ts';

interface Props {
  entry?: EntryRef;
  base: Fields;
  mine: Fields;
  /** null: they have deleted the entry. */
  theirs: Fields | null;
  fieldNames: Readonly<Record<string, string>>;
  onResolve: (fields: Record<string, unknown>) => void;
  onDiscard: () => void;
  onClose: () => void;
  isSaving?: boolean;
}

export function ConflictDialog({ theirs, ...props }: Props) {
  return theirs === null ? <DeletedDialog {...props} /> : <VersionsDialog theirs={theirs} {...props} />;
}

type Versions = Omit<Props, 'theirs'>;

function DeletedDialog({ mine, onResolve, ...rest }: Versions) {
  return (
    <Modal opened onClose={rest.onClose} title="Medzitým to niekto zmazal" size="lg">
      <Text>Vaše zmeny sa neuložili, ale nič sa nestratilo. Môžete ich uložiť ako nový záznam.</Text>
      <Ways saveLabel="Uložiť ako nové" onSave={() => onResolve({ ...mine })} {...rest} />
    </Modal>
  );
}

function VersionsDialog({ entry, base, mine, theirs, fieldNames, onResolve, ...rest }: Versions & { theirs: Fields }) {
  const conflicts = findConflicts(base, mine, theirs);
  const [choices, setChoices] = useState<Record<string, Side>>(() =>
    Object.fromEntries(conflicts.map(({ field, changedBy }) => [field, changedBy ?? 'mine'])),
  );
  return (
    <MeanwhileModal entry={entry} title="Medzitým to uložil aj niekto iný" onClose={rest.onClose}>
      <Alert color="yellow" mb="md">
        Vaše zmeny sa zatiaľ neuložili a&nbsp;nič sa nestratilo. Pri každom údaji vyberte, čo má platiť. Čo zmenil len
        jeden z&nbsp;vás, je už vybrané.
      </Alert>
      {conflicts.length === 0 && <Text mb="md">Obe verzie sú rovnaké, stačí ich uložiť.</Text>}
      <Stack gap="var(--space-5)">
        {conflicts.map((conflict) => (
          <ConflictRow
            key={conflict.field}
            conflict={conflict}
            name={fieldNames[conflict.field] ?? conflict.field}
            choice={choices[conflict.field] ?? 'mine'}
            onChoose={(side) => setChoices((before) => ({ ...before, [conflict.field]: side }))}
          />
        ))}
      </Stack>
      <Ways saveLabel="Uložiť vybrané" onSave={() => onResolve(mergeVersions(mine, conflicts, choices))} {...rest} />
    </MeanwhileModal>
  );
}

interface MeanwhileProps extends Pick<Props, 'onClose'> {
  entry: EntryRef | undefined;
  title: string;
  children: ReactNode;
}

/** Its title names who has saved the latest version, once that is known. */
export function MeanwhileModal({ entry, title, onClose, children }: MeanwhileProps) {
  const history = useQuery({
    queryKey: [entry?.section, 'latest', entry?.id],
    queryFn: entry === undefined ? skipToken : () => readHistory(entry, null),
    staleTime: 0,
    gcTime: 0,
  });
  const author = history.data?.items[0]?.author?.name;
  return (
    <Modal opened onClose={onClose} title={author ? `${title}: ${author}` : title} size="xl">
      {children}
    </Modal>
  );
}

interface WaysProps extends Pick<Props, 'onDiscard' | 'onClose' | 'isSaving'> {
  saveLabel: string;
  onSave: () => void;
}

function Ways({ saveLabel, onSave, onDiscard, onClose, isSaving = false }: WaysProps) {
  return (
    <Group mt="lg">
      <Button variant="filled" loading={isSaving} onClick={onSave}>
        {saveLabel}
      </Button>
      <Button data-autofocus onClick={onClose}>
        Späť k&nbsp;formuláru
      </Button>
      <Button variant="subtle" color="red" onClick={onDiscard}>
        Zahodiť moje zmeny
      </Button>
    </Group>
  );
}

interface RowProps {
  conflict: FieldConflict;
  name: string;
  choice: Side;
  onChoose: (side: Side) => void;
}

function ConflictRow({ conflict: { field, mine, theirs, changedBy }, name, choice, onChoose }: RowProps) {
  const sides = [
    { side: 'mine', title: 'Vaša verzia', value: differing(mine, theirs) },
    { side: 'theirs', title: 'Uložená verzia', value: differing(theirs, mine) },
  ] as const;
  return (
    <Radio.Group name={field} label={name} value={choice} onChange={onChoose}>
      {changedBy === null && <Text c="var(--mustard-text)">Toto ste zmenili obaja.</Text>}
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="var(--space-3)" mt="var(--space-2)">
        {sides.map(({ side, title, value }) => (
          <Radio.Card key={side} value={side} className={styles.side} aria-label={`${name}: ${title.toLowerCase()}`}>
            <Group component="span" gap="var(--space-2)" fw={600}>
              <Radio.Indicator /> {title}
            </Group>
            <Box component="span" style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
              {fieldValue(value)}
            </Box>
          </Radio.Card>
        ))}
      </SimpleGrid>
    </Radio.Group>
  );
}

function differing(value: unknown, other: unknown): unknown {
  if (!isRecord(value) || !isRecord(other) || 'key' in value) return value;
  return Object.fromEntries(Object.entries(value).filter(([key, part]) => !isSameValue(part, other[key])));
}
