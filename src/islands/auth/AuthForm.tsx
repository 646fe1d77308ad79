import {
  type HTMLInputAutoCompleteAttribute,
  type InputHTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import type { FieldErrors } from '../../api/client.ts';
import { Field } from '../parts/Field.tsx';
import { Outcome, Spinner } from '../parts/Outcome.tsx';
import { useSubmission } from '../parts/use-submission.ts';
import css from './auth.module.css';
import { refusalOf } from './form-texts.ts';

interface Props {
  action: string;
  underWay: string;
  /** Takes the focus after a refusal without fields, such as a wrong code. */
  guessedField?: string;
  send: (values: FormData) => Promise<void>;
  isQuiet?: boolean;
  children: (errors: FieldErrors) => ReactNode;
}

/** Controls keep their own values, so that what a password manager fills in before hydration stays. */
export function AuthForm({ action, underWay, guessedField, send, isQuiet = false, children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const { submission, submit, refuse, clearProblem } = useSubmission(send, (error) => refusalOf(error, form.current));
  const [isAlive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  const reason = useRef<HTMLDivElement>(null);
  const isSending = submission.state === 'sending';
  const refusal = submission.state === 'refused' ? submission : null;

  const moveFocus = useEffectEvent(() => {
    const guessed = refusal?.status === 401 ? form.current?.elements.namedItem(guessedField ?? '') : null;
    const wrong = guessed ?? form.current?.querySelector('[aria-invalid="true"]');
    (wrong instanceof HTMLElement ? wrong : reason.current)?.focus();
    if (guessed instanceof HTMLInputElement) guessed.select();
  });
  // Only once per refusal: correcting a field must not move the focus.
  const attempt = refusal?.attempt ?? 0;
  useEffect(() => {
    if (attempt > 0) moveFocus();
  }, [attempt]);

  function trySend(element: HTMLFormElement): void {
    const fields = missingFields(element);
    if (Object.keys(fields).length > 0) refuse(fields);
    else void submit(new FormData(element));
  }

  return (
    // `dialog` sends nothing: a press before hydration must not put the password into the address.
    <form
      ref={form}
      className={`needs-script ${css.form}`}
      method="dialog"
      noValidate
      onInput={({ target }) => target instanceof HTMLInputElement && clearProblem(target.name)}
      onSubmit={(event) => {
        event.preventDefault();
        trySend(event.currentTarget);
      }}
    >
      <div ref={reason} tabIndex={-1} className={`takes-focus ${css.reason}`}>
        {refusal?.message && (
          <Outcome key={refusal.attempt} tone="failure">
            {refusal.message}
          </Outcome>
        )}
      </div>
      {children(refusal?.fields ?? {})}
      <button
        type="submit"
        className={`button ${isQuiet ? '' : 'button--red'} ${css.submit}`}
        disabled={!isAlive}
        aria-disabled={isSending}
      >
        {isSending && <Spinner />}
        {isSending ? underWay : action}
      </button>
      <p className="visually-hidden" role="status">
        {isSending && underWay}
      </p>
    </form>
  );
}

const PROBLEM_WORDS: Readonly<Record<string, string>> = {
  name: 'Napíšte meno a\u00a0priezvisko.',
  email: 'Napíšte e-mailovú adresu v\u00a0tvare meno@domena.sk.',
  code: 'Napíšte kód.',
  password: 'Napíšte heslo.',
  password_confirmation: 'Napíšte heslo ešte raz.',
};

function missingFields(form: HTMLFormElement): FieldErrors {
  const wrong = [...form.elements].filter(
    (element): element is HTMLInputElement => element instanceof HTMLInputElement && !element.validity.valid,
  );
  return Object.fromEntries(wrong.map((input) => [input.name, [problemIn(input)]]));
}

function problemIn({ name, autocomplete, validationMessage }: HTMLInputElement): string {
  if (name === 'password' && autocomplete === 'new-password') return 'Zvoľte si heslo.';
  return PROBLEM_WORDS[name] ?? validationMessage;
}

interface TextFieldProps
  extends Pick<InputHTMLAttributes<HTMLInputElement>, 'inputMode' | 'defaultValue' | 'spellCheck'> {
  name: string;
  label: string;
  type?: 'text' | 'email';
  autoComplete: HTMLInputAutoCompleteAttribute;
  maxLength: number;
  hint?: ReactNode;
  className?: string | undefined;
  errors: readonly string[] | undefined;
}

export function TextField({ name, label, type = 'text', hint, className = '', errors, ...input }: TextFieldProps) {
  return (
    <Field id={`ucet-${name}`} name={name} label={label} hint={hint} errors={errors}>
      {(control) => (
        <input {...control} {...input} className={`${control.className} ${className}`} type={type} required />
      )}
    </Field>
  );
}

/** Password managers need `username` where it says who signs in. */
export function EmailField(field: Pick<TextFieldProps, 'autoComplete' | 'defaultValue' | 'hint' | 'errors'>) {
  return <TextField name="email" label="E-mail" type="email" maxLength={254} {...field} />;
}

interface PasswordFieldProps {
  name: string;
  label: string;
  autoComplete: 'current-password' | 'new-password';
  hint?: string;
  errors: readonly string[] | undefined;
}

const MAX_PASSWORD = 512;

export function PasswordField({ name, label, autoComplete, hint, errors }: PasswordFieldProps) {
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

interface NewPasswordProps {
  label: 'Heslo' | 'Nové heslo';
  errors: FieldErrors;
  isTypedOnce?: boolean;
}

export function NewPassword({ label, errors, isTypedOnce = false }: NewPasswordProps) {
  return (
    <>
      <PasswordField
        name="password"
        label={label}
        autoComplete="new-password"
        hint="Aspoň 8&nbsp;znakov. Najľahšie sa pamätá veta z&nbsp;niekoľkých slov; medzery sú dovolené."
        errors={errors.password}
      />
      {!isTypedOnce && (
        <PasswordField
          name="password_confirmation"
          label={`${label} ešte raz`}
          autoComplete="new-password"
          errors={errors.password_confirmation}
        />
      )}
    </>
  );
}
