import type { CardEvent } from '../../domain/view/card-event.ts';

interface Props {
  event: Pick<CardEvent, 'is_paid' | 'price_text' | 'staff_status'>;
  isEnded: boolean;
}

/** The small marks on a poster: what it costs, and what has changed. */
export function EventBadges({ event, isEnded }: Props) {
  return (
    <p className="event-badges">
      <span className="badge">{event.price_text ?? (event.is_paid ? 'vstupné' : 'zadarmo')}</span>
      {event.staff_status !== null && <span className="badge badge--alert">{event.staff_status.toLowerCase()}</span>}
      <span className="badge badge--ended" hidden={!isEnded} data-ended-badge>
        skončené
      </span>
    </p>
  );
}
