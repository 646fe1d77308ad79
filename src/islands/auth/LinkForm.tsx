import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ApiError, type FieldErrors } from '../../api/client.ts';
import { Outcome } from '../parts/Outcome.tsx';
import { AuthForm } from './AuthForm.tsx';
import css from './auth.module.css';
import { sentenceOf } from './form-texts.ts';

interface Props {
  isWhole: () => boolean;
  action: string;
  underWay: string;
  send: (values: FormData) => Promise<string>;
  children: (errors: FieldErrors) => ReactNode;
  lead: ReactNode;
  afterDone: ReactNode;
  afterOver: ReactNode;
}

type Use = { state: 'asked' } | { state: 'done'; message: string } | { state: 'over'; message: string };

/** The link has expired, or somebody else has taken its purpose. */
const OVER = [404, 409];

/** Waits for a press, because mail scanners open links. */
export function LinkForm({ isWhole, send, children, lead, afterDone, afterOver, ...words }: Props) {
  const [use, setUse] = useState<Use>({ state: 'asked' });
  const outcome = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isWhole()) setUse({ state: 'over', message: 'Odkaz nie je celý.' });
  }, [isWhole]);
  useEffect(() => {
    if (use.state !== 'asked') outcome.current?.focus();
  }, [use]);

  async function tryLink(values: FormData): Promise<void> {
    try {
      setUse({ state: 'done', message: await send(values) });
    } catch (error) {
      if (!(error instanceof ApiError) || !OVER.includes(error.status)) throw error;
      setUse({ state: 'over', message: sentenceOf(error) });
    }
  }

  return (
    <>
      <div ref={outcome} role="status" tabIndex={-1} className={`takes-focus stack ${css.step}`}>
        {use.state === 'done' && <Outcome tone="success">{use.message}</Outcome>}
        {use.state === 'over' && <Outcome tone="failure">{use.message}</Outcome>}
      </div>
      {use.state === 'done' && afterDone}
      {use.state === 'over' && <div className={`stack ${css.step}`}>{afterOver}</div>}
      {use.state === 'asked' && (
        <>
          {lead}
          <AuthForm {...words} send={tryLink}>
            {children}
          </AuthForm>
        </>
      )}
    </>
  );
}
