import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type CancellableReservation, cancelReservation, readCancellable } from '../../api/reservation-link.ts';
import { howToPay, ibanInWords, lateCancellation } from '../../domain/reservations/hire-terms.ts';
import { STATUS_WORDS } from '../../domain/reservations/reservation-status.ts';
import { formatDate, noonOf } from '../../domain/time/format-date.ts';
import { formatAmount } from '../../domain/words/price.ts';
import { HelpByEmail, MailedLinkPage, MissingToken, Processing, reasonOf, tokenOfPage } from '../parts/MailedLink.tsx';
import { Outcome, Spinner } from '../parts/Outcome.tsx';
import css from './Cancellation.module.css';

/** Waits for a press, because mail scanners open links. */
export function Cancellation({ supportEmail }: { supportEmail: string }) {
  const { cancellation, read, cancel } = useCancellation();
  const outcome = useRef<HTMLDivElement>(null);
  const { state } = cancellation;
  const isAsking = state === 'asking' || state === 'sending';

  return (
    <MailedLinkPage
      outcome={outcome}
      status={
        <>
          {state === 'loading' && <Processing>Načítavame rezerváciu…</Processing>}
          {state === 'cancelled' && <Outcome tone="success">{cancellation.message}</Outcome>}
        </>
      }
    >
      {state === 'missing' && <MissingToken>V&nbsp;adrese chýba časť odkazu.</MissingToken>}
      {state === 'unread' && (
        <>
          <Outcome tone="failure">{cancellation.message}</Outcome>
          <HelpByEmail email={supportEmail} />
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
          {cancellation.reservation.payment !== null && (
            <Payment payment={cancellation.reservation.payment} terms={cancellation.reservation.terms} />
          )}
          {cancellation.problem !== null && <Outcome tone="failure">{cancellation.problem}</Outcome>}
          {cancellation.reservation.obstacle === null ? (
            <Question
              reservation={cancellation.reservation}
              isSending={state === 'sending'}
              onCancel={() => {
                outcome.current?.focus();
                void cancel(cancellation.reservation);
              }}
            />
          ) : (
            <>
              <p className={css.obstacle}>{cancellation.reservation.obstacle}</p>
              <HelpByEmail email={supportEmail} />
            </>
          )}
        </>
      )}
    </MailedLinkPage>
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

interface PaymentProps {
  payment: NonNullable<CancellableReservation['payment']>;
  terms: CancellableReservation['terms'];
}

function Payment({ payment, terms }: PaymentProps) {
  const amount = formatAmount(payment.amount);
  return (
    <section className={`stack ${css.payment}`} aria-labelledby="payment">
      <h2 id="payment">{howToPay(payment.payment, terms)}</h2>
      <dl className={css.facts}>
        <dt>Suma</dt>
        <dd>{amount}</dd>
        <dt>Účet (IBAN)</dt>
        <dd>{ibanInWords(payment.iban)}</dd>
        <dt>Príjemca</dt>
        <dd>{payment.beneficiary}</dd>
        <dt>Variabilný symbol</dt>
        <dd>{payment.variable_symbol}</dd>
        <dt>Zaplatiť do</dt>
        <dd>{formatDate(noonOf(payment.due))}</dd>
      </dl>
      <figure className={css.code}>
        <img src={payment.code} width={212} height={212} alt={`Kód PAY by square: ${amount}`} />
        <figcaption>
          Kód PAY by square odfoťte v&nbsp;aplikácii svojej banky, vyplní za vás celý príkaz. Zaplatiť môžete aj
          v&nbsp;hotovosti.
        </figcaption>
      </figure>
    </section>
  );
}

interface QuestionProps {
  reservation: CancellableReservation;
  isSending: boolean;
  onCancel: () => void;
}

function Question({ reservation, isSending, onCancel }: QuestionProps) {
  return (
    <section className={`stack ${css.question}`} aria-labelledby="cancel-question">
      <h2 id="cancel-question">Naozaj ju chcete zrušiť?</h2>
      <p>{costOf(reservation)} Termín potom môže dostať niekto iný.</p>
      <div className="button-row">
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

function costOf({ status, is_free, free_until, terms }: CancellableReservation): string {
  if (status === 'new') return 'Žiadosť ešte nie je potvrdená, jej zrušenie vás nič nestojí.';
  if (!is_free) return lateCancellation(terms);
  if (free_until === null) return 'Zrušenie je bezplatné.';
  const back = terms.deposit_percent === 0 ? '' : ' a\u00a0zálohu vám vrátime';
  return `Do ${formatDate(noonOf(free_until))} je zrušenie bezplatné${back}.`;
}

type CancellationState =
  | { state: 'loading' }
  | { state: 'missing' }
  | { state: 'unread'; message: string; mayPass: boolean }
  | { state: 'asking' | 'sending'; reservation: CancellableReservation; problem: string | null }
  | { state: 'cancelled'; message: string };

function useCancellation() {
  const [cancellation, setCancellation] = useState<CancellationState>({ state: 'loading' });

  async function read() {
    const token = tokenOfPage();
    if (token === '') return setCancellation({ state: 'missing' });
    setCancellation({ state: 'loading' });
    const next = await readCancellable(token).then(
      (reservation) => ({ state: 'asking', reservation, problem: null }) as const,
      (error) => ({ state: 'unread', ...reasonOf(error) }) as const,
    );
    setCancellation(next);
  }

  async function cancel(reservation: CancellableReservation) {
    setCancellation({ state: 'sending', reservation, problem: null });
    const next = await cancelReservation(tokenOfPage()).then(
      (message) => ({ state: 'cancelled', message }) as const,
      (error) => ({ state: 'asking', reservation, problem: reasonOf(error).message }) as const,
    );
    setCancellation(next);
  }

  const begin = useEffectEvent(() => void read());
  useEffect(() => begin(), []);
  return { cancellation, read, cancel };
}
