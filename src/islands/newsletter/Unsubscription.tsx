import { useEffect, useEffectEvent, useRef } from 'react';
import { resubscribe, unsubscribe } from '../../api/newsletter.ts';
import { Outcome } from '../parts/Outcome.tsx';
import { Spinner } from '../parts/Spinner.tsx';
import css from './TokenPage.module.css';
import { TokenTrouble } from './TokenTrouble.tsx';
import { useTokenCall } from './use-token-call.ts';

interface Props {
  /** What one agrees to by coming back, word by word. */
  consent: string;
  /** Whom to write to when it fails. */
  supportEmail: string;
}

/** Unsubscribes at once, as SPEC 2.13 says, and offers the way back: mail scanners open links too (DESIGN 11). */
export function Unsubscription({ consent, supportEmail }: Props) {
  const { result, run } = useTokenCall({ unsubscribe, resubscribe });
  const outcome = useRef<HTMLDivElement>(null);
  const leave = useEffectEvent(() => void run('unsubscribe'));
  useEffect(() => leave(), []);

  /** For buttons that vanish when pressed: the focus goes to what they bring about. */
  function press(call: 'unsubscribe' | 'resubscribe') {
    outcome.current?.focus();
    void run(call);
  }

  const isProcessing = result.state === 'none' || result.state === 'sending';
  const hasReturned = result.state === 'done' && result.call === 'resubscribe';
  return (
    <div className={css.page}>
      {/* Stays in the page, so that assistive technology hears each change. */}
      <div ref={outcome} role="status" tabIndex={-1} className={css.outcome}>
        {isProcessing && (
          <p className={css.processing}>
            <Spinner />
            {result.state === 'sending' && result.call === 'resubscribe'
              ? 'Prihlasujeme vás späť…'
              : 'Odhlasujeme vás z\u00a0odberu…'}
          </p>
        )}
        {result.state === 'done' && <Outcome tone="success">{result.message}</Outcome>}
      </div>
      <TokenTrouble result={result} missing="Chýba odhlasovací token." supportEmail={supportEmail} />
      {result.state === 'failed' && result.mayPass && (
        <button type="button" className="button button--red" onClick={() => press(result.call)}>
          Skúsiť znova
        </button>
      )}
      {result.state === 'done' && !hasReturned && (
        <div className={css.wayBack}>
          <h2>Odhlásili ste sa omylom?</h2>
          <p>{consent}</p>
          <button type="button" className="button button--ink" onClick={() => press('resubscribe')}>
            Prihlásiť sa späť
          </button>
        </div>
      )}
      {hasReturned && (
        <button type="button" className="button" onClick={() => press('unsubscribe')}>
          Odhlásiť sa z&nbsp;odberu
        </button>
      )}
    </div>
  );
}
