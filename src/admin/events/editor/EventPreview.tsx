import { Button, Modal, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Eye } from 'lucide-react';
import { useContext, useDeferredValue, useMemo } from 'react';
import { EventArticle } from '../../../components/events/EventArticle.tsx';
import { EventCard } from '../../../components/events/EventCard.tsx';
import { isWallClock } from '../../../domain/time/time.ts';
import { SitePaper } from '../../entries/SitePaper.tsx';
import { BrandContext } from '../../shell/contexts.ts';
import type { EventValues } from '../form/event-values.ts';
import styles from './EventPreview.module.css';
import { previewEvent } from './preview-event.ts';

interface Props {
  values: EventValues;
  /** 0: a new event. */
  id: number;
}

/** The card and the page of an event as visitors would see them, by the very components of the site. */
export function EventPreview({ values, id }: Props) {
  const [isPageOpen, page] = useDisclosure(false);
  // Typing comes first; the preview follows.
  const shown = useDeferredValue(values);
  const event = useMemo(() => previewEvent(shown, id), [shown, id]);
  const houseName = useContext(BrandContext);
  const nowMs = Date.now();
  return (
    <section className={styles.preview} aria-label="Náhľad">
      <div className={styles.head}>
        <h2 className={styles.title}>Takto to uvidia návštevníci</h2>
        <Button variant="default" leftSection={<Eye aria-hidden size={18} />} onClick={page.open}>
          Náhľad stránky
        </Button>
      </div>
      <SitePaper className={styles.card}>
        <EventCard event={event} nowMs={nowMs} sizes="20rem" />
      </SitePaper>
      <Text c="dimmed" size="sm">
        {isWallClock(shown.start_date) ? '' : 'Deň ste ešte nevybrali, ten v\u00a0náhľade je vymyslený. '}
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
