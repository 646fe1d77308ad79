import { useRef } from 'react';
import type { CancellableReservation } from '../../api/reservation-link.ts';
import { FREE_CANCELLATION_DAYS_BEFORE } from '../../domain/reservations/rental-rules.ts';
import { STATUS_WORDS } from '../../domain/reservations/reservation-status.ts';
import { noonOf } from '../../domain/time/date-range-words.ts';
import { formatDate } from '../../domain/time/format-date.ts';
import { Outcome } from '../parts/Outcome.tsx';
import { Spinner } from '../parts/Spinner.tsx';
import css from './Cancellation.module.css';
import { useCancellation } from './use-cancellation.ts';

interface Props {
  supportEmail: string;
}

/** Shows what a mailed link is about and calls it off by a button only: what opens the page may be a mail scanner. */
export function Cancellation({ supportEmail }: Props) {
  const { cancellation, read, cancel } = useCancellation();
  const outcome = useRef<HTMLDivElement>(null);
  const { state } = cancellation;
  const isAsking = state === 'asking' || state === 'sending';

  return (
    <div className={css.page}>
      {/* Stays in the page, so that assistive technology hears each change. */}
      <div ref={outcome} role="status" tabIndex={-1} className={css.outcome}>
        {state === 'loading' && (
          <p className={css.loading}>
            <Spinner />
            Načítavame rezerváciu…
          </p>
        )}
        {state === 'cancelled' && <Outcome tone="success">{cancellation.message}</Outcome>}
      </div>
      {state === 'missing' && (
        <>
          <Outcome tone="failure">V&nbsp;adrese chýba časť odkazu.</Outcome>
          <p>Otvorte, prosím, celý odkaz z&nbsp;e-mailu. Niektoré poštové programy ho rozdelia do dvoch riadkov.</p>
        </>
      )}
      {state === 'unread' && (
        <>
          <Outcome tone="failure">{cancellation.message}</Outcome>
          <Help email={supportEmail} />
          {cancellation.mayPass && (
            <button type="button" className="button button--red" onClick={() => void read()}>
              Skúsiť znova
            </button>
          )}
        </>
      )}
      {isAsking && (
        <>
          <Facts reservation={cancellation.reservation} />
          {cancellation.problem !== null && <Outcome tone="failure">{cancellation.problem}</Outcome>}
          {cancellation.reservation.obstacle === null ? (
            <Question
              reservation={cancellation.reservation}
              isSending={state === 'sending'}
              onCancel={() => {
                // The button vanishes: the focus goes to what it brings about.
                outcome.current?.focus();
                void cancel(cancellation.reservation);
              }}
            />
          ) : (
            <>
              <p className={css.obstacle}>{cancellation.reservation.obstacle}</p>
              <Help email={supportEmail} />
            </>
          )}
        </>
      )}
    </div>
  );
}

function Facts({ reservation }: { reservation: CancellableReservation }) {
  const { reference, room, time, status } = reservation;
  return (
    <dl className={css.facts}>
      <dt>Číslo</dt>
      <dd>{reference}</dd>
      <dt>Miestnosť</dt>
      <dd>{room}</dd>
      <dt>Termín</dt>
      <dd>{time ?? 'zatiaľ bez termínu'}</dd>
      <dt>Stav</dt>
      <dd>{status === 'new' ? 'čaká na potvrdenie' : STATUS_WORDS[status]}</dd>
    </dl>
  );
}

interface QuestionProps {
  reservation: CancellableReservation;
  isSending: boolean;
  onCancel: () => void;
}

function Question({ reservation, isSending, onCancel }: QuestionProps) {
  return (
    <section className={css.question} aria-labelledby="cancel-question">
      <h2 id="cancel-question">Naozaj ju chcete zrušiť?</h2>
      <p>{costOf(reservation)} Termín potom môže dostať niekto iný.</p>
      <div className={css.buttons}>
        <button
          type="button"
          className="button button--red"
          aria-disabled={isSending}
          onClick={() => {
            if (!isSending) onCancel();
          }}
        >
          {isSending && <Spinner />}
          Áno, zrušiť
        </button>
        <a className="button" href="/">
          Nie, nechať tak
        </a>
      </div>
    </section>
  );
}

function costOf({ status, is_free, free_until }: CancellableReservation): string {
  if (status === 'new') return 'Žiadosť ešte nie je potvrdená, jej zrušenie vás nič nestojí.';
  if (!is_free)
    return `Do podujatia zostáva menej než ${FREE_CANCELLATION_DAYS_BEFORE}\u00a0dní, pri zrušení sa záloha už nevracia.`;
  return free_until === null
    ? 'Zrušenie je bezplatné.'
    : `Do ${formatDate(noonOf(free_until))} je zrušenie bezplatné a\u00a0zálohu vám vrátime.`;
}

function Help({ email }: { email: string }) {
  return (
    <p>
      Pomôžeme vám aj e-mailom: <a href={`mailto:${email}`}>{email}</a>
    </p>
  );
}
