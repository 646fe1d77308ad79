import { useEffect, useRef } from 'react';
import { QUESTION_FAILED } from '../../api/newsletter.ts';
import { Spinner } from '../parts/Spinner.tsx';
import css from './SignUpDialog.module.css';

interface Props {
  isLoading: boolean;
  onRetry: () => void;
  onCancel: () => void;
}

/** Stands in the modal when no question could be loaded (SPEC 8, DESIGN 11): says so, and tries again. */
export function UnaskedStep({ isLoading, onRetry, onCancel }: Props) {
  const retry = useRef<HTMLButtonElement>(null);
  useEffect(() => retry.current?.focus(), []);

  return (
    <div className={css.step}>
      {/* Another element after every failure, so that the same sentence is heard again. */}
      <p key={String(isLoading)} className={css.problem} role={isLoading ? undefined : 'alert'}>
        {QUESTION_FAILED}
      </p>
      <p className="visually-hidden" role="status">
        {isLoading && 'Načítavam kontrolnú otázku…'}
      </p>
      <div className={css.buttons}>
        <button type="button" className="button" onClick={onCancel}>
          Zrušiť
        </button>
        <button
          ref={retry}
          type="button"
          className="button button--ink"
          aria-disabled={isLoading}
          onClick={() => {
            if (!isLoading) onRetry();
          }}
        >
          {isLoading && <Spinner />}
          Skúsiť znova
        </button>
      </div>
    </div>
  );
}
