import { Anchor, Badge, Button, Group, Modal, Select, Stack, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { MailPlus, Megaphone, Settings2, Users } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import {
  createIssue,
  type Issue,
  listIssues,
  readDeskSettings,
  readSubscriberSummary,
  type SubscriberSummary,
} from '../../api/admin-newsletter.ts';
import { firstOfMonth, isoDay, monthsBetween } from '../../domain/time/calendar-day.ts';
import { formatDateTime } from '../../domain/time/format-date.ts';
import { capitalised } from '../../domain/words/capitalised.ts';
import { plural } from '../../domain/words/plural.ts';
import { IconButton, LinkButton } from '../shared/buttons.tsx';
import { type Column, DataTable, DeletedLink, RowName } from '../shared/DataTable.tsx';
import { Frame, Part } from '../shared/layout.tsx';
import { PageHeader } from '../shared/PageHeader.tsx';
import { EmptyState, QueryState } from '../shared/states.tsx';
import { useCreationKey, useSave } from '../shared/use-save.ts';
import { useTableState } from '../shared/use-table-state.ts';
import styles from './NewsletterPage.module.css';
import { SubscriberChart } from './SubscriberChart.tsx';
import { BigNumber, count, issueName, monthWords, NobodyYet, people, StateBadge } from './words.tsx';

const NO_FILTERS = {};
const SENDING_MS = 5000;

const COLUMNS: readonly Column<Issue>[] = [
  {
    id: 'month',
    label: 'Názov',
    cell: (issue) => (
      <RowName to={`/newsletter/${issue.id}`} more={issue.subject}>
        {capitalised(issueName(issue))}
      </RowName>
    ),
  },
  { id: 'state', label: 'Stav', cell: stateBadges },
  { id: 'progress', label: 'Komu odišlo', cell: progressWords },
  { id: 'when', label: 'Kedy', cell: whenWords },
];

export function NewsletterPage() {
  const [isMaking, making] = useDisclosure(false);
  const state = useTableState({ sorts: [], defaultSort: '-month', filters: NO_FILTERS });
  const { page, per_page } = state.params;
  const list = useQuery({
    queryKey: ['newsletter', 'list', page],
    queryFn: () => listIssues({ page, per_page }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) =>
      data?.items.some((issue) => issue.state === 'sending') === true ? SENDING_MS : false,
  });
  const summary = useQuery({ queryKey: ['newsletter', 'summary'], queryFn: readSubscriberSummary });
  return (
    <>
      <PageHeader
        title="Newsletter"
        lead="Mesačný prehľad podujatí a&nbsp;občasné správy, ktoré chodia ľuďom e-mailom."
      >
        <IconButton variant="filled" icon={MailPlus} onClick={making.open}>
          Pripraviť vydanie
        </IconButton>
        <NewMessage />
        <LinkButton to="/newsletter/subscribers" icon={Users}>
          Odberatelia
        </LinkButton>
        <LinkButton to="/newsletter/settings" icon={Settings2}>
          Nastavenia
        </LinkButton>
      </PageHeader>
      {summary.data?.active === 0 && <NobodyYet />}
      <div className={styles.columns}>
        <Part hasLine={false} title="Vydania a&nbsp;správy">
          <DraftDay />
          <DataTable
            caption="Vydania a&nbsp;správy newslettera"
            columns={COLUMNS}
            list={list}
            state={state}
            rowKey={({ id }) => id}
            empty={
              <EmptyState title="Zatiaľ tu nie je žiadne vydanie. Pripravte prvé, podujatia doplníme z&nbsp;programu." />
            }
          />
        </Part>
        <Subscribers summary={summary} />
      </div>
      <DeletedLink kind="issues">Zmazané vydania a&nbsp;správy</DeletedLink>
      {isMaking && <NewIssueDialog issues={list.data?.items ?? []} onClose={making.close} />}
    </>
  );
}

function NewMessage() {
  const navigate = useNavigate();
  const keyOf = useCreationKey();
  const creation = useSave({
    call: () => createIssue(null, keyOf({})),
    done: 'Správa je rozpísaná.',
    refresh: [['newsletter', 'list']],
    onDone: ({ id }) => navigate(`/newsletter/${id}`),
  });
  return (
    <IconButton icon={Megaphone} loading={creation.isPending} onClick={() => creation.mutate()}>
      Napísať správu
    </IconButton>
  );
}

function DraftDay() {
  const settings = useQuery({ queryKey: ['newsletter', 'settings'], queryFn: readDeskSettings });
  if (settings.data === undefined) return null;
  return (
    <Text c="dimmed" maw="65ch">
      Návrh na ďalší mesiac pripravíme {settings.data.draft_day}.&nbsp;dňa v&nbsp;mesiaci, ak bude o&nbsp;čom
      a&nbsp;komu písať. Neodošle sa, kým ho neodošlete vy.{' '}
      <Anchor component={Link} to="/newsletter/settings" underline="always">
        Zmeniť deň
      </Anchor>
    </Text>
  );
}

function Subscribers({ summary }: { summary: UseQueryResult<SubscriberSummary> }) {
  return (
    <Frame aria-labelledby="subscribers">
      <Title order={2} id="subscribers">
        Odberatelia
      </Title>
      <QueryState query={summary}>
        {({ active, gained_30_days, lost_30_days, months }) => (
          <>
            <BigNumber value={active}>
              {plural(active, 'človek odoberá', 'ľudia odoberajú', 'ľudí odoberá')} prehľad
            </BigNumber>
            <p>
              Za 30 dní pribudlo {count(gained_30_days)}, ubudlo {count(lost_30_days)}.
            </p>
            {months.some(({ active_at_end, gained }) => active_at_end + gained > 0) && (
              <SubscriberChart months={months} />
            )}
          </>
        )}
      </QueryState>
    </Frame>
  );
}

function stateBadges({ state, has_begun, progress }: Issue) {
  return (
    <Group gap="xs">
      <StateBadge state={state} />
      {progress.uncertain > 0 && <Badge color="red">Treba rozhodnúť</Badge>}
      {state === 'paused' && !has_begun && <Badge color="red">Neodoslalo sa</Badge>}
    </Group>
  );
}

function progressWords({ state, has_begun, progress: { total, sent } }: Issue): string {
  if (!has_begun) return '–';
  return state === 'sent' ? people(sent) : `${count(sent)} z\u00a0${count(total)}`;
}

function whenWords({ has_begun, scheduled_at, changed_at, finished_at, started_at }: Issue): string {
  if (scheduled_at !== null) return `Odíde ${formatDateTime(scheduled_at)}`;
  if (!has_begun) return `Upravené ${formatDateTime(changed_at)}`;
  if (finished_at !== null) return formatDateTime(finished_at);
  return started_at === null ? '–' : `Od ${formatDateTime(started_at)}`;
}

interface Props {
  issues: readonly Issue[];
  onClose: () => void;
}

const OFFERED_MONTHS = 7;

function NewIssueDialog({ issues, onClose }: Props) {
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
