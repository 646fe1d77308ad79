import { useEffect, useId, useRef } from 'react';
import { Check } from '../icons/Check.tsx';
import { Close } from '../icons/Close.tsx';
import css from './SignUpDialog.module.css';

interface Props {
  isSuccess: boolean;
  message: string;
  onClose: () => void;
}

/** 'Odpoveď' (SPEC 2.6): what the server says, green or red, with a sign for those who do not see the colour. */
export function AnswerStep({ isSuccess, message, onClose }: Props) {
  const messageId = useId();
  const close = useRef<HTMLButtonElement>(null);
  // The button that had the focus is gone.
  useEffect(() => close.current?.focus(), []);

  return (
    <div className={css.step}>
      <p id={messageId} className={css.message}>
        <span className={css.sign}>{isSuccess ? <Check /> : <Close />}</span>
        <span>{message}</span>
      </p>
      <div className={css.buttons}>
        {/* Read aloud with the button: the message needs no announcement of its own. */}
        <button ref={close} type="button" className="button button--ink" aria-describedby={messageId} onClick={onClose}>
          Zavrieť
        </button>
      </div>
    </div>
  );
}
