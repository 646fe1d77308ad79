import { Box, Group, Loader, Text, Title } from '@mantine/core';
import { CircleCheck, Clock, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PublishingState } from '../../api/publishing.ts';
import { dateParts, formatDateTime } from '../../domain/time/format-date.ts';
import { plural } from '../../domain/words/plural.ts';
import { Frame } from '../shared/layout.tsx';

export const STATUS_ICONS: Readonly<Record<Exclude<PublishingState['state'], 'building'>, LucideIcon>> = {
  live: CircleCheck,
  waiting: Clock,
  partly: TriangleAlert,
  failed: TriangleAlert,
};

export const STATUS_COLORS: Readonly<Record<PublishingState['state'], string>> = {
  live: 'var(--green-text)',
  waiting: 'var(--mustard-text)',
  building: 'var(--mustard-text)',
  partly: 'var(--red-text)',
  failed: 'var(--red-text)',
};

interface Props {
  publishing: PublishingState;
  children: ReactNode;
}

export function PublishingStatus({ publishing, children }: Props) {
  const { state } = publishing;
  const { title, text } = statusWords(publishing);
  const isFailed = state === 'failed' || state === 'partly';
  const Icon = state === 'building' ? null : STATUS_ICONS[state];
  return (
    <Frame role="status" p="lg" {...(isFailed && { bg: 'var(--attention)', bd: '1px solid var(--red-text)' })}>
      <Group gap="var(--space-5)" c={STATUS_COLORS[state]}>
        {Icon === null ? <Loader size={36} color="currentColor" /> : <Icon size={40} strokeWidth={1.75} aria-hidden />}
        <Box flex="1 1 14rem" c="var(--ink)">
          <Title order={2}>{title}</Title>
          <Text mt="0.35rem" c={isFailed ? 'inherit' : 'dimmed'}>
            {text}
          </Text>
        </Box>
        {children}
      </Group>
    </Frame>
  );
}

function statusWords({ state, waiting, goes_at, built_at }: PublishingState): { title: string; text: string } {
  const shown = built_at === null ? '' : ` Web je z\u00a0${formatDateTime(built_at)}.`;
  if (state === 'building')
    return { title: 'Zmeny práve idú na web', text: 'Trvá to zvyčajne pár sekúnd. Táto stránka sa obnoví sama.' };
  if (state === 'failed')
    return {
      title: 'Posledné zmeny sa na web nedostali',
      text: `Návštevníci vidia poslednú dobrú verziu, nič sa nestratilo.${shown}`,
    };
  if (state === 'partly')
    return {
      title: 'Časť zmien sa na web nedostala',
      text: `Čo má chybu, ostalo na webe, ako bolo, a\u00a0nové na ňom nie je. Všetko ostatné návštevníci vidia.${shown}`,
    };
  if (goes_at !== null)
    return {
      title: waitingCount(waiting.total),
      text: `Zbierame, čo ešte uložíte; na web to pôjde najneskôr o\u00a0${dateParts(goes_at).time}. Kto nemôže čakať, stlačí „Zverejniť hneď“.${shown}`,
    };
  if (state === 'waiting')
    return {
      title: waitingCount(waiting.total),
      text: `Na web idú samé, zvyčajne do niekoľkých sekúnd. Nemusíte čakať na tejto stránke.${shown}`,
    };
  return { title: 'Všetko je na webe', text: `Návštevníci vidia presne to, čo je uložené.${shown}` };
}

function waitingCount(count: number): string {
  // A build without changed files, such as the one at midnight.
  if (count === 0) return 'Web sa o\u00a0chvíľu pripraví nanovo';
  return `${count} ${plural(count, 'zmena čaká', 'zmeny čakajú', 'zmien čaká')} na zverejnenie`;
}
