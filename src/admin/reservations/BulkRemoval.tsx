import { Stack, Text } from '@mantine/core';
import { Trash2 } from 'lucide-react';
import { type DeskReservation, removeNew } from '../../api/admin-reservations.ts';
import { IconButton } from '../shared/buttons.tsx';
import { NameList, type Selection, SelectionBar } from '../shared/selection.tsx';
import { useSave } from '../shared/use-save.ts';
import { requestCount, timeWords } from './words.tsx';

/** The most that one call takes. */
const MOST = 500;

export function BulkRemoval({ selection }: { selection: Selection<DeskReservation> }) {
  const { rows } = selection;
  const remove = useSave({
    call: (chosen: readonly DeskReservation[]) => removeNew(chosen.map(({ id }) => id)),
    question: (chosen) => ({
      title: `Odstrániť ${requestCount(chosen.length)}?`,
      text: (
        <Stack gap="xs">
          <Text>Natrvalo zmiznú a&nbsp;nikomu o&nbsp;tom nenapíšeme. Skutočnú žiadosť radšej zamietnite.</Text>
          <NameList names={chosen.map((request) => `${request.name}, ${timeWords(request)}`)} />
        </Stack>
      ),
      confirmLabel: `Odstrániť ${requestCount(chosen.length)}`,
      isDanger: true,
    }),
    done: ({ changed, left }) => {
      const done = `Odstránili sme ${requestCount(changed)}.`;
      return left.length === 0
        ? done
        : { problem: `${done} Ostatné ostali: niekto o\u00a0nich už rozhodol, alebo neprišli z\u00a0webu.` };
    },
    refresh: [['reservations']],
    onDone: () => selection.clear(),
  });
  if (rows.length === 0) return null;
  return (
    <SelectionBar words={requestCount(rows.length)} onClear={selection.clear}>
      {rows.length > MOST ? (
        <Text c="var(--red-text)">Naraz sa dá odstrániť najviac {MOST} žiadostí, zrušte výber niektorých.</Text>
      ) : (
        <IconButton icon={Trash2} c="var(--red-text)" loading={remove.isPending} onClick={() => remove.ask(rows)}>
          Odstrániť bez správy
        </IconButton>
      )}
    </SelectionBar>
  );
}
