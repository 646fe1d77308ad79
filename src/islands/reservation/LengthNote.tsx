import { MAX_MESSAGE_CHARACTERS } from '../../domain/reservations/reservation-messages.ts';
import { plural } from '../../domain/words/plural.ts';
import css from './LengthNote.module.css';

/** From here on it is said how much room is left. */
const NEAR = 200;

/** How long the message may still become, while it is typed; read out near the end alone, hundred by hundred. */
export function LengthNote({ length }: { length: number }) {
  const left = MAX_MESSAGE_CHARACTERS - length;
  const words = wordsOf(left);
  const spoken = left > NEAR ? '' : left < 0 ? wordsOf(-1) : wordsOf(Math.ceil(left / 100) * 100);
  return (
    <div className={css.note}>
      <span aria-hidden="true" data-over={left < 0}>
        {words}
      </span>
      <span className="visually-hidden" aria-live="polite">
        {spoken}
      </span>
    </div>
  );
}

function wordsOf(left: number): string {
  if (left < 0) return 'Správa je príliš dlhá, smie mať najviac 2\u00a0000 znakov.';
  return `Do konca správy ${plural(left, 'ostáva', 'ostávajú', 'ostáva')} ${left}\u00a0${plural(left, 'znak', 'znaky', 'znakov')}.`;
}
