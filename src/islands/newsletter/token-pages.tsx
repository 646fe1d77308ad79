import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { confirm, resubscribe, unsubscribe } from '../../api/newsletter.ts';
import { HelpByEmail, MailedLinkPage, MissingToken, Processing, reasonOf, tokenOfPage } from '../parts/MailedLink.tsx';
import { Outcome, Spinner } from '../parts/Outcome.tsx';
import css from './token-pages.module.css';

interface UnsubscriptionProps {
  consent: string;
  supportEmail: string;
}

/** Unsubscribes at once and offers the way back, because mail scanners open links too. */
export function Unsubscription({ consent, supportEmail }: UnsubscriptionProps) {
  const { result, run, recall } = useTokenCall({ unsubscribe, resubscribe }, 'resubscribe');
  const outcome = useRef<HTMLDivElement>(null);
  const leave = useEffectEvent(() => {
    if (!recall()) void run('unsubscribe');
  });
  useEffect(() => leave(), []);

  /** The pressed button disappears, so the focus moves to the outcome. */
  function press(call: 'unsubscribe' | 'resubscribe') {
    outcome.current?.focus();
    void run(call);
  }

  const isProcessing = result.state === 'none' || result.state === 'sending';
  const hasReturned = result.state === 'done' && result.call === 'resubscribe';
  return (
    <MailedLinkPage
      outcome={outcome}
      status={
        <>
          {isProcessing && (
            <Processing>
              {result.state === 'sending' && result.call === 'resubscribe'
                ? 'Prihlasujeme vás späť…'
                : 'Odhlasujeme vás z\u00a0odberu…'}
            </Processing>
          )}
          {result.state === 'done' && <Outcome tone="success">{result.message}</Outcome>}
        </>
      }
    >
      <TokenTrouble result={result} missing="Chýba odhlasovací token." supportEmail={supportEmail} />
      {result.state === 'failed' && result.mayPass && (
        <button type="button" className="button button--red" onClick={() => press(result.call)}>
          Skúsiť znova
        </button>
      )}
      {result.state === 'done' && !hasReturned && (
        <div className={`stack ${css.wayBack}`}>
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
    </MailedLinkPage>
  );
}

/** Waits for a press, because mail scanners open links (RFC 8058). */
export function Confirmation({ supportEmail }: { supportEmail: string }) {
  const { result, run } = useTokenCall({ confirm });
  const outcome = useRef<HTMLDivElement>(null);
  const isSending = result.state === 'sending';
  const isOver = result.state === 'done' || (result.state === 'failed' && !result.mayPass);

  return (
    <MailedLinkPage
      outcome={outcome}
      status={result.state === 'done' && <Outcome tone="success">{result.message}</Outcome>}
    >
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
            outcome.current?.focus();
            void run('confirm');
          }}
        >
          {isSending && <Spinner />}
          {result.state === 'failed' ? 'Skúsiť znova' : 'Potvrdiť odber'}
        </button>
      )}
    </MailedLinkPage>
  );
}

interface TokenTroubleProps {
  result: TokenCall<string>;
  missing: string;
  supportEmail: string;
}

function TokenTrouble({ result, missing, supportEmail }: TokenTroubleProps) {
  if (result.state === 'missing') return <MissingToken>{missing}</MissingToken>;
  if (result.state !== 'failed') return null;
  return (
    <>
      <Outcome tone="failure">{result.message}</Outcome>
      <HelpByEmail email={supportEmail} />
    </>
  );
}

type TokenCall<Name extends string> =
  | { state: 'none' }
  | { state: 'missing' }
  | { state: 'sending'; call: Name }
  | { state: 'done'; call: Name; message: string }
  | { state: 'failed'; call: Name; message: string; mayPass: boolean };

const INTERRUPTED = 'Prihlásenie sa prerušilo. Skúste to, prosím, znova.';

/**
 * Makes one call at a time. The history entry keeps the result of `lasting` over a reload, but not when the link is
 * opened again.
 */
function useTokenCall<Name extends string>(
  calls: Readonly<Record<Name, (token: string) => Promise<string>>>,
  lasting?: NoInfer<Name>,
) {
  const [result, setResult] = useState<TokenCall<Name>>({ state: 'none' });
  useEffect(() => {
    if (tokenOfPage() === '') setResult({ state: 'missing' });
  }, []);

  async function run(call: Name) {
    const token = tokenOfPage();
    if (token === '') return;
    const remember = (reached: TokenCall<Name>) => history.replaceState(call === lasting ? reached : null, '');
    setResult({ state: 'sending', call });
    remember({ state: 'failed', call, message: INTERRUPTED, mayPass: true });
    const next = await calls[call](token).then(
      (message) => ({ state: 'done', call, message }) as const,
      (error) => ({ state: 'failed', call, ...reasonOf(error) }) as const,
    );
    setResult(next);
    remember(next);
  }

  function recall(): boolean {
    const reached = history.state as TokenCall<Name> | null;
    if (reached !== null) setResult(reached);
    return reached !== null;
  }

  return { result, run, recall };
}
