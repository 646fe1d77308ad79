import type { CardEvent } from '../../domain/events/card-event.ts';
import { CHANGE_WORDS } from '../../domain/events/event-change-words.ts';
import { priceWords } from '../../domain/words/price-words.ts';

interface Props {
  event: Pick<CardEvent, 'is_paid' | 'price_text' | 'staff_status'>;
  isEnded: boolean;
}

/** The small marks on a poster: what it costs, and what has changed. What was cancelled has never come to its end. */
export function EventBadges({ event, isEnded }: Props) {
  return (
    <p className="event-badges">
      <span className="badge">{priceWords(event)}</span>
      {event.staff_status !== null && <span className="badge badge--alert">{CHANGE_WORDS[event.staff_status]}</span>}
      {event.staff_status !== 'Zrušený' && (
        <span className="badge badge--ended" hidden={!isEnded} data-ended-badge>
          skončené
        </span>
      )}
    </p>
  );
}
