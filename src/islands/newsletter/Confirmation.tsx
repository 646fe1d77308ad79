import { useRef } from 'react';
import { confirm } from '../../api/newsletter.ts';
import { Outcome } from '../parts/Outcome.tsx';
import { Spinner } from '../parts/Spinner.tsx';
import css from './TokenPage.module.css';
import { TokenTrouble } from './TokenTrouble.tsx';
import { useTokenCall } from './use-token-call.ts';

interface Props {
  supportEmail: string;
}

/** Confirms by a button only: what opens the page may be a mail scanner (RFC 8058). */
export function Confirmation({ supportEmail }: Props) {
  const { result, run } = useTokenCall({ confirm });
  const outcome = useRef<HTMLDivElement>(null);
  const isSending = result.state === 'sending';
  const isOver = result.state === 'done' || (result.state === 'failed' && !result.mayPass);

  return (
    <div className={css.page}>
      <div ref={outcome} role="status" tabIndex={-1} className={css.outcome}>
        {result.state === 'done' && <Outcome tone="success">{result.message}</Outcome>}
      </div>
      <TokenTrouble result={result} missing="V&nbsp;adrese chýba časť odkazu." supportEmail={supportEmail} />
      {(result.state === 'none' || isSending) && (
        <p>Ešte jeden krok. Mesačný prehľad podujatí vám začneme posielať, keď odber potvrdíte.</p>
      )}
      {!isOver && result.state !== 'missing' && (
        <button
          type="button"
          className="button button--red"
          aria-disabled={isSending}
          onClick={() => {
            if (isSending) return;
            // The button vanishes: the focus goes to what it brings about.
            outcome.current?.focus();
            void run('confirm');
          }}
        >
          {isSending && <Spinner />}
          {result.state === 'failed' ? 'Skúsiť znova' : 'Potvrdiť odber'}
        </button>
      )}
    </div>
  );
}
