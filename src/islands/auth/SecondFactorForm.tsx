import { useEffect, useState } from 'react';
import { passSecondFactor, resendCode } from '../../api/auth.ts';
import { ApiError } from '../../api/client.ts';
import { Outcome, Spinner } from '../parts/Outcome.tsx';
import { useSubmission } from '../parts/use-submission.ts';
import { AuthForm, TextField } from './AuthForm.tsx';
import css from './auth.module.css';
import { refusalOf, sentenceOf, textOf } from './form-texts.ts';
import { findPendingSignIn, forgetPendingSignIn, leaveFor, type PendingSignIn } from './sign-in-progress.ts';

const WORDS = {
  app: {
    lead: 'Otvorte v\u00a0telefóne overovaciu aplikáciu a\u00a0opíšte z\u00a0nej šesť číslic.',
    label: 'Kód z\u00a0aplikácie',
  },
  email: {
    lead: 'Poslali sme vám e-mail so šiestimi číslicami. Opíšte ich sem; platia desať minút.',
    label: 'Kód z\u00a0e-mailu',
  },
} as const;

const RUN_OUT = 'Čas na zadanie kódu vypršal. Prihláste sa, prosím, znova.';

type Arrival = { state: 'arriving' } | { state: 'pending'; pending: PendingSignIn } | { state: 'over'; reason: string };

export function SecondFactorForm() {
  const [arrival, setArrival] = useState<Arrival>({ state: 'arriving' });
  const [usesRecovery, setUsesRecovery] = useState(false);
  useEffect(() => setArrival(arrive()), []);

  if (arrival.state === 'arriving') return null;
  if (arrival.state === 'over') return <Over reason={arrival.reason} />;
  const { pending } = arrival;
  const words = WORDS[pending.method];

  async function send(values: FormData): Promise<void> {
    try {
      await passSecondFactor(pending.id, textOf(values, 'code').trim(), values.has('trust'));
    } catch (error) {
      // After too many attempts the server has ended this sign-in.
      if (error instanceof ApiError && error.status === 429) forgetPendingSignIn();
      throw error;
    }
    forgetPendingSignIn();
    return leaveFor(pending.to, { replace: true });
  }

  return (
    <>
      <p>
        {usesRecovery ? 'Napíšte jeden zo záložných kódov, ktoré ste si odložili. Každý sa dá použiť raz.' : words.lead}
      </p>
      <AuthForm
        key={String(usesRecovery)}
        action="Overiť kód"
        underWay="Overujeme kód…"
        guessedField="code"
        send={send}
      >
        {(errors) =>
          usesRecovery ? (
            <TextField
              name="code"
              label="Záložný kód"
              autoComplete="off"
              maxLength={64}
              spellCheck={false}
              className={`${css.code} ${css.recovery}`}
              errors={errors.code}
            />
          ) : (
            <>
              <TextField
                name="code"
                label={words.label}
                autoComplete="one-time-code"
                inputMode="numeric"
                maxLength={16}
                spellCheck={false}
                className={css.code}
                errors={errors.code}
              />
              <div className={css.choice}>
                <input id="ucet-trust" name="trust" type="checkbox" aria-describedby="ucet-trust-pomoc" />
                <div>
                  <label htmlFor="ucet-trust">Dôverovať tomuto počítaču</label>
                  <p id="ucet-trust-pomoc">
                    30&nbsp;dní sa tu namiesto kódu opýtame len na heslo. Označte to len na počítači, ku ktorému sa
                    nedostane nikto iný.
                  </p>
                </div>
              </div>
            </>
          )
        }
      </AuthForm>
      <div className={css.aside}>
        {pending.method === 'email' && !usesRecovery && <AnotherCode challengeId={pending.id} />}
        <button type="button" className="more-link" onClick={() => setUsesRecovery(!usesRecovery)}>
          {usesRecovery ? `Zadať ${words.label.replace('K', 'k')}` : 'Použiť záložný kód'}
        </button>
        <a className="more-link" href="/login">
          Začať prihlásenie odznova
        </a>
      </div>
    </>
  );
}

function arrive(): Arrival {
  try {
    const pending = findPendingSignIn();
    return pending === null ? { state: 'over', reason: RUN_OUT } : { state: 'pending', pending };
  } catch (error) {
    return { state: 'over', reason: sentenceOf(error) };
  }
}

function Over({ reason }: { reason: string }) {
  return (
    <div className={`stack ${css.step}`}>
      <Outcome tone="failure">{reason}</Outcome>
      <a className="button button--red" href="/login">
        Prihlásiť sa
      </a>
    </div>
  );
}

function AnotherCode({ challengeId }: { challengeId: string }) {
  const { submission, submit } = useSubmission(
    (id: string) => resendCode(id),
    (error) => refusalOf(error, null),
  );
  const isSending = submission.state === 'sending';

  return (
    <>
      <button type="button" className="button" aria-disabled={isSending} onClick={() => void submit(challengeId)}>
        {isSending && <Spinner />}
        Poslať nový kód
      </button>
      <div role="status">
        {submission.state === 'accepted' && <Outcome tone="success">{submission.result}</Outcome>}
        {submission.state === 'refused' && <Outcome tone="failure">{submission.message}</Outcome>}
      </div>
    </>
  );
}
