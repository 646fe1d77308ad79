import { Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Play, Undo2 } from 'lucide-react';
import { resumeIssue } from '../../../api/admin-newsletter.ts';
import { listImports, type SubscriberImport, undoImport } from '../../../api/subscriber-import.ts';
import { formatDateTime } from '../../../domain/time/format-date.ts';
import { IconButton, LinkButton } from '../../shared/buttons.tsx';
import { FramedList, FramedRow, Part } from '../../shared/layout.tsx';
import { QueryState } from '../../shared/states.tsx';
import { useSave } from '../../shared/use-save.ts';
import { count, people } from '../words.tsx';

const LOOK_MS = 30_000;

export function RecentImports() {
  const imports = useQuery({
    queryKey: ['newsletter', 'imports'],
    queryFn: listImports,
    refetchInterval: ({ state: { data } }) => (data?.some(isUnderWay) === true ? LOOK_MS : false),
  });
  if (imports.isSuccess && imports.data.length === 0) return null;
  return (
    <Part title="Posledné pridania zo súboru">
      <QueryState query={imports}>
        {(items) => (
          <FramedList>
            {items.map((item) => (
              <FramedRow key={item.id}>
                <Import item={item} />
              </FramedRow>
            ))}
          </FramedList>
        )}
      </QueryState>
    </Part>
  );
}

function isUnderWay({ is_undone, told, added }: SubscriberImport): boolean {
  return !is_undone && told < added;
}

function Import({ item }: { item: SubscriberImport }) {
  const { id, at, by, added, uncertain, can_undo, paused } = item;
  const refresh = [['newsletter']];
  const undo = useSave({
    call: () => undoImport(id),
    question: () => ({
      title: `Vrátiť pridanie: ${people(added)}?`,
      text: 'Zo zoznamu zmiznú, ako keby nikdy neboli pridaní, a\u00a0žiadny e-mail im nepríde. Kto sa medzitým odhlásil sám, ostane odhlásený.',
      confirmLabel: 'Vrátiť pridanie',
      isDanger: true,
    }),
    done: 'Pridanie je vrátené, nikomu nič nepríde.',
    refresh,
  });
  const resume = useSave({ call: () => resumeIssue(`import-${id}`), done: 'Oznámenia zase odchádzajú.', refresh });
  return (
    <Group justify="space-between" w="100%" gap="xs">
      <Stack gap={0}>
        <Text fw={600}>{`${people(added)}, ${formatDateTime(at)}`}</Text>
        <Text c="dimmed">{`${by ?? 'účet, ktorý už nie je'} · ${statusText(item)}`}</Text>
      </Stack>
      {can_undo && (
        <IconButton icon={Undo2} loading={undo.isPending} onClick={() => undo.ask()}>
          Vrátiť celé pridanie
        </IconButton>
      )}
      {uncertain > 0 && (
        <LinkButton to={`/newsletter/import-${id}`}>{`Treba rozhodnúť: ${people(uncertain)}`}</LinkButton>
      )}
      {paused !== null && (
        <IconButton icon={Play} loading={resume.isPending} onClick={() => resume.mutate()}>
          Pokračovať
        </IconButton>
      )}
    </Group>
  );
}

function statusText(item: SubscriberImport): string {
  const { added, told, uncertain, notices_at, is_undone, can_undo, paused } = item;
  if (is_undone) return can_undo ? 'vrátenie sa nedokončilo, vráťte to, prosím, znova' : 'vrátené';
  if (paused !== null) return `oznámenia stoja: ${paused}`;
  if (notices_at !== null) return `oznámenia začnú odchádzať ${formatDateTime(notices_at)}`;
  if (uncertain > 0) return `nevieme, či oznámenie prišlo všetkým; má ho ${count(told)} z\u00a0${count(added)}`;
  return told < added ? `oznámenie už má ${count(told)} z\u00a0${count(added)}` : 'oznámenie má každý';
}
