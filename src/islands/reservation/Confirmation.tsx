import { useEffect, useRef } from 'react';
import type { AcceptedReservation } from '../../api/reservations.ts';
import { answerTime } from '../../domain/reservations/hire-terms.ts';
import css from './ReservationForm.module.css';

interface Props {
  accepted: AcceptedReservation;
  answerHours: number;
  onAnother: () => void;
}

/** Takes the focus and stays, unlike the toast. */
export function Confirmation({ accepted: { message, reference, warnings }, answerHours, onAnother }: Props) {
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    region.current?.focus({ preventScroll: true });
    region.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div className={css.sent}>
      <div ref={region} tabIndex={-1} role="status" className={`takes-focus ${css.region}`}>
        <div className={`${css.outcome} ${css.success}`}>
          <p className={css.lead}>{message}</p>
          <p>
            Číslo vašej žiadosti je <strong className={css.reference}>{reference}</strong>.
          </p>
          {warnings.map((warning) => (
            <p key={warning}>{warning}</p>
          ))}
          <h3 className={css.next}>Čo bude ďalej</h3>
          <ol className={css.nextSteps}>
            <li>Do {answerTime(answerHours)} vám odpovieme, či je termín voľný a&nbsp;koľko bude prenájom stáť.</li>
            <li>Keď termín potvrdíme, miestnosť je vaša. Dovtedy sa k&nbsp;ničomu nezaväzujete.</li>
            <li>Ak sa niečo zmení, napíšte nám alebo zavolajte a&nbsp;povedzte toto číslo.</li>
          </ol>
        </div>
      </div>
      <button type="button" className="button" onClick={onAnother}>
        Poslať ďalšiu žiadosť
      </button>
    </div>
  );
}
