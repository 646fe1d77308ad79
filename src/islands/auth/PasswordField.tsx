import { type KeyboardEvent, useState } from 'react';
import { Field } from '../parts/Field.tsx';
import css from './PasswordField.module.css';

interface Props {
  name: string;
  label: string;
  autoComplete: 'current-password' | 'new-password';
  hint?: string;
  errors: readonly string[] | undefined;
}

const MAX_PASSWORD = 512;

/** A password, with a button that shows what was typed. */
export function PasswordField({ name, label, autoComplete, hint, errors }: Props) {
  const [isShown, setShown] = useState(false);
  const [isCapsLocked, setCapsLocked] = useState(false);
  const notice = (event: KeyboardEvent) => setCapsLocked(event.getModifierState('CapsLock'));
  return (
    <Field id={`ucet-${name}`} name={name} label={label} hint={hint} errors={errors}>
      {(control) => (
        <>
          <span className={css.row}>
            <input
              {...control}
              className={`${control.className} ${css.input}`}
              type={isShown ? 'text' : 'password'}
              autoComplete={autoComplete}
              autoCapitalize={isShown ? 'none' : undefined}
              spellCheck={false}
              maxLength={MAX_PASSWORD}
              required
              onKeyDown={notice}
              onKeyUp={notice}
              onBlur={() => setCapsLocked(false)}
            />
            <button type="button" className={css.eye} aria-controls={control.id} onClick={() => setShown(!isShown)}>
              {isShown ? 'Skryť' : 'Zobraziť'}
              <span className="visually-hidden"> heslo</span>
            </button>
          </span>
          <span className={css.caps} role="status">
            {isCapsLocked && 'Píšete veľkými písmenami (Caps Lock).'}
          </span>
        </>
      )}
    </Field>
  );
}
