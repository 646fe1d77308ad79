import { Box, Group, Stack, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { Eye } from 'lucide-react';
import { useContext } from 'react';
import { EventArticle } from '../../components/events/EventArticle.tsx';
import { EventCard } from '../../components/events/EventCard.tsx';
import '../../styles/shapes.css';
import { plainText, renderMarkdown } from '../../content-files/render-markdown.ts';
import { writtenSpan } from '../../domain/events/event-dates.ts';
import type { EventEntry } from '../../domain/events/event-file.ts';
import { type House, type PublishedEvent, toPublishedEvent } from '../../domain/events/published-event.ts';
import { EVENTS } from '../../domain/kinds/event.ts';
import { isWallClock } from '../../domain/time/written-moment.ts';
import { slugOf } from '../../domain/words/fold.ts';
import { SitePaper } from '../entries/SitePaper.tsx';
import { IconButton } from '../shared/buttons.tsx';
import { useRoomNames } from '../shared/occupants.tsx';
import { BrandContext } from '../shell/contexts.ts';
import { writtenDates } from './date-values.ts';
import { type EventValues, toFields } from './event-values.ts';
import { useKinds } from './queries.ts';

interface Props {
  values: EventValues;
  id: string;
}

export function EventPreview({ values, id }: Props) {
  const house = { kinds: useKinds(), rooms: useRoomNames() };
  const event = previewEvent(values, Number(id), house);
  const houseName = useContext(BrandContext);
  const nowMs = Date.now();
  // The preview may be in a dialog; Escape must close only what is on top.
  const openPage = () =>
    modals.open({
      title: 'Náhľad stránky podujatia',
      fullScreen: true,
      children: (
        <SitePaper p="var(--space-5)">
          <EventArticle event={event} nowMs={nowMs} house={{ name: houseName }} />
        </SitePaper>
      ),
    });
  return (
    <Stack component="section" gap="var(--space-4)" aria-label="Náhľad">
      <Group justify="space-between" gap="var(--space-2) 1rem">
        <Box component="h2" fz="1.125rem">
          Takto to uvidia návštevníci
        </Box>
        <IconButton icon={Eye} onClick={openPage}>
          Náhľad stránky
        </IconButton>
      </Group>
      <SitePaper p="var(--space-5)" maw="24rem">
        <EventCard event={event} nowMs={nowMs} sizes="20rem" />
      </SitePaper>
      <Text c="dimmed" size="sm">
        {isWallClock(values.start_date) || values.dates.length > 0
          ? ''
          : 'Deň ste ešte nevybrali, ten v\u00a0náhľade je vymyslený. '}
        Zmeny vidíte hneď, na webe sa objavia až po uložení.
      </Text>
    </Stack>
  );
}

const SOME_DAY = '2030-01-01T18:00';
/** Not chosen yet, admission must not look free. */
const NO_ADMISSION = 'vstupné zatiaľ neurčené';

function previewEvent(values: EventValues, id: number, house: House): PublishedEvent {
  const html = renderMarkdown(values.description);
  const typed = Object.entries(EVENTS.readCall(toFields(values)));
  const right = typed.filter(([field, value]) => !EVENTS.dates.has(field) || isWallClock(String(value)));
  const fields = Object.fromEntries(right) as Partial<EventEntry>;
  const rows = writtenDates(values.dates);
  const dates = rows.length > 0 && { dates: rows, ...writtenSpan(rows) };
  const event = {
    ...fields,
    dates: undefined,
    id,
    slug: values.slug || slugOf(values.title),
    title: fields.title ?? 'Názov podujatia',
    start_date: fields.start_date ?? SOME_DAY,
    end_date: (fields.end_date ?? '') > values.start_date ? fields.end_date : undefined,
    poster_alt: values.poster === null ? undefined : (values.poster.alt_text ?? ''),
    is_paid: values.is_paid ?? false,
    price_text: fields.price_text ?? (values.is_paid === null ? NO_ADMISSION : undefined),
    ...dates,
  };
  return toPublishedEvent(event, { html, text: plainText(html) }, house);
}
