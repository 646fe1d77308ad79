import { Group, Modal, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Eye } from 'lucide-react';
import { useContext } from 'react';
import { EventArticle } from '../../components/events/EventArticle.tsx';
import { EventCard } from '../../components/events/EventCard.tsx';
import { plainText, renderMarkdown } from '../../content-files/render-markdown.ts';
import { EVENT_DATES, type EventEntry, readEventCall } from '../../domain/events/event-file.ts';
import { type PublishedEvent, toPublishedEvent } from '../../domain/events/published-event.ts';
import { isWallClock } from '../../domain/time/written-moment.ts';
import { slugOf } from '../../domain/words/fold.ts';
import { SitePaper } from '../entries/SitePaper.tsx';
import { IconButton } from '../shared/buttons.tsx';
import { BrandContext } from '../shell/contexts.ts';
import styles from './EventPreview.module.css';
import { type EventValues, toFields } from './event-values.ts';

interface Props {
  values: EventValues;
  /** '': a new event. */
  id: string;
}

/** The card and the page of an event as visitors would see them, by the same components as on the site. */
export function EventPreview({ values, id }: Props) {
  const [isPageOpen, page] = useDisclosure(false);
  const event = previewEvent(values, Number(id));
  const houseName = useContext(BrandContext);
  const nowMs = Date.now();
  return (
    <section className={styles.preview} aria-label="Náhľad">
      <Group justify="space-between" gap="var(--space-1) 1rem">
        <h2 className={styles.title}>Takto to uvidia návštevníci</h2>
        <IconButton icon={Eye} onClick={page.open}>
          Náhľad stránky
        </IconButton>
      </Group>
      <SitePaper className={styles.card}>
        <EventCard event={event} nowMs={nowMs} sizes="20rem" />
      </SitePaper>
      <Text c="dimmed" size="sm">
        {isWallClock(values.start_date) ? '' : 'Deň ste ešte nevybrali, ten v\u00a0náhľade je vymyslený. '}
        Zmeny vidíte hneď, na webe sa objavia až po uložení.
      </Text>
      <Modal opened={isPageOpen} onClose={page.close} title="Náhľad stránky podujatia" fullScreen>
        <SitePaper className={styles.page}>
          <EventArticle event={event} nowMs={nowMs} houseName={houseName} />
        </SitePaper>
      </Modal>
    </section>
  );
}

/** A card needs a day, even when none was chosen yet. */
const SOME_DAY = '2030-01-01T18:00';

/** The event as visitors would see it if it were saved now; what is not typed right yet is left out. */
function previewEvent(values: EventValues, id: number): PublishedEvent {
  const html = renderMarkdown(values.description);
  const typed = Object.entries(readEventCall(toFields(values)));
  const right = typed.filter(([field, value]) => !EVENT_DATES.has(field) || isWallClock(String(value)));
  const fields = Object.fromEntries(right) as Partial<EventEntry>;
  const event = {
    ...fields,
    id,
    slug: values.slug || slugOf(values.title),
    title: fields.title ?? 'Názov podujatia',
    start_date: fields.start_date ?? SOME_DAY,
    end_date: values.end_date > values.start_date ? fields.end_date : undefined,
    poster_alt: values.poster === null ? undefined : (values.poster.alt_text ?? ''),
    is_paid: values.is_paid,
  };
  return toPublishedEvent(event, { html, text: plainText(html) });
}
