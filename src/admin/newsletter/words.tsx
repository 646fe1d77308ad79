import { Alert, Anchor, Badge, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Issue, Subscriber } from '../../api/admin-newsletter.ts';
import { formatDate, formatMonth, noonOf } from '../../domain/time/format-date.ts';
import { capitalised } from '../../domain/words/capitalised.ts';
import { plural } from '../../domain/words/plural.ts';

const NUMBER = new Intl.NumberFormat('sk');

export const SUBSCRIBER_WORDS: Readonly<Record<Subscriber['state'], string>> = {
  active: 'Odoberá',
  pending: 'Čaká na potvrdenie',
  suppressed: 'Neposielame',
};

export const SUPPRESSION_WORDS: Readonly<Record<NonNullable<Subscriber['suppressed']>['reason'], string>> = {
  bounce: 'schránka e-maily neprijíma',
  complaint: 'označil nás ako spam',
  staff: 'rozhodnutie domu',
};

export function count(number: number): string {
  return NUMBER.format(number);
}

export function toPeople(number: number): string {
  return `${count(number)}\u00a0${plural(number, 'človeku', 'ľuďom', 'ľuďom')}`;
}

export function people(number: number): string {
  return `${count(number)}\u00a0${plural(number, 'človek', 'ľudia', 'ľudí')}`;
}

export function monthWords(month: string): string {
  return formatMonth(noonOf(`${month}-15`));
}

export function issueName({ id, kind, month }: Pick<Issue, 'id' | 'kind' | 'month'>): string {
  if (kind !== 'monthly') {
    const [, day = '', number] = /^(\d{4}-\d{2}-\d{2})-sprava(?:-(\d+))?$/.exec(id) ?? [];
    const name = day === '' ? 'oznámenie' : `správa z\u00a0${formatDate(noonOf(day))}`;
    return number === undefined ? name : `${name}, ${number}.\u00a0správa`;
  }
  const number = id.slice(month.length + 1);
  return number === '' ? monthWords(month) : `${monthWords(month)}, ${number}.\u00a0vydanie`;
}

export function issueTitle(issue: Pick<Issue, 'id' | 'kind' | 'month'>): string {
  const name = issueName(issue);
  return issue.kind === 'monthly' ? `Newsletter na ${name}` : capitalised(name);
}

export const CONSENT_WORDS: Readonly<Record<NonNullable<Subscriber['given_by']>, string>> = {
  form: 'Cez web',
  return: 'Vrátil sa cez web',
  staff: 'Zapísali sme my',
};

const STATES: Readonly<Record<Issue['state'], { words: string; color: string }>> = {
  draft: { words: 'Rozpísané', color: 'yellow' },
  scheduled: { words: 'Naplánované', color: 'green' },
  sending: { words: 'Odosiela sa', color: 'green' },
  paused: { words: 'Pozastavené', color: 'red' },
  sent: { words: 'Odoslané', color: 'gray' },
};

export function StateBadge({ state }: { state: Issue['state'] }) {
  const { words, color } = STATES[state];
  return <Badge color={color}>{words}</Badge>;
}

export function BigNumber({ value, children }: { value: number; children: ReactNode }) {
  return (
    <Group component="p" align="baseline" gap="0 var(--space-3)">
      <Text component="strong" ff="heading" fw={800} lh={1} lts="-0.03em" fz="clamp(2.75rem, 2rem + 3vw, 4rem)">
        {count(value)}
      </Text>
      <span>{children}</span>
    </Group>
  );
}

export function NobodyYet() {
  return (
    <Alert role="status" mb="lg" color="yellow" title="Prehľad zatiaľ nikto neodoberá">
      Pripraviť ho môžete, odoslať pôjde, až keď bude komu. Ľudí pridáte v&nbsp;časti{' '}
      <Anchor component={Link} to="/newsletter/subscribers" c="inherit" underline="always">
        Odberatelia
      </Anchor>
      .
    </Alert>
  );
}
