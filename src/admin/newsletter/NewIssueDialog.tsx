import { Button, Group, Modal, Select, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { createIssue, type Issue } from '../../api/admin-newsletter.ts';
import { firstOfMonth, isoDay, monthsBetween } from '../../domain/time/calendar-day.ts';
import { useCreationKey, useSave } from '../shared/use-save.ts';
import { monthWords } from './words.tsx';

interface Props {
  issues: readonly Issue[];
  onClose: () => void;
}

const OFFERED_MONTHS = 7;

export function NewIssueDialog({ issues, onClose }: Props) {
  const navigate = useNavigate();
  const today = isoDay(Date.now());
  const months = monthsBetween(today, firstOfMonth(today, OFFERED_MONTHS - 1));
  const taken = new Set(issues.filter(({ kind }) => kind === 'monthly').map((issue) => issue.month));
  const [month, setMonth] = useState(() => months.slice(1).find((one) => !taken.has(one)) ?? months[1] ?? '');
  const keyOf = useCreationKey();
  const creation = useSave({
    call: () => createIssue(month, keyOf({ month })),
    done: 'Návrh vydania je pripravený.',
    refresh: [['newsletter', 'list']],
    onDone: ({ id }) => navigate(`/newsletter/${id}`),
  });
  return (
    <Modal opened onClose={onClose} title="Pripraviť vydanie">
      <Stack>
        <Select
          label="Na ktorý mesiac"
          description="Podujatia toho mesiaca doplníme sami, potom ich môžete zmeniť."
          data={months.map((value) => ({
            value,
            label: taken.has(value) ? `${monthWords(value)} (už máte)` : monthWords(value),
          }))}
          value={month}
          onChange={(value) => setMonth(value ?? month)}
          data-autofocus
        />
        {taken.has(month) && (
          <Text role="status">
            Vydanie na {monthWords(month)} už máte. Vznikne k&nbsp;nemu ďalšie a&nbsp;ľudia by dostali dva e-maily.
          </Text>
        )}
        <Group justify="flex-end">
          <Button onClick={onClose}>Späť</Button>
          <Button variant="filled" loading={creation.isPending} onClick={() => creation.mutate()}>
            Pripraviť
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
