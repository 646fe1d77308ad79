import { Alert, Button, Group, List, UnstyledButton } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { Check, TriangleAlert } from 'lucide-react';
import { type ReactNode, type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { errorText } from '../../api/admin-client.ts';
import { ApiError } from '../../api/client.ts';
import { plural } from '../../domain/words/plural.ts';
import { confirmAction, type Question } from './confirm.tsx';
import styles from './FormShell.module.css';
import { useIsLong } from './form-parts.tsx';
import { PendingContext, UnreadContext, useSendings, useUnreadFields, useUnsavedChanges } from './form-state.ts';
import { SAVE_KEYS, SaveBar, useSaveKey } from './SaveBar.tsx';
import { useIsShown } from './use-save.ts';

interface Props<Values extends object, Answer> {
  form: UseFormReturnType<Values>;
  onSubmit: (values: Values) => Promise<Answer>;
  /** Called when leaving the page no longer asks. */
  onSaved?: (answer: Answer) => void;
  submitLabel: string;
  otherWay?: OtherWay<Values, Answer> | undefined;
  /** Called before the check of the fields, whose rules may depend on the way. */
  onWay?: ((way: Way) => void) | undefined;
  savedText?: string;
  savedTrouble?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
  /** False where leaving loses nothing, such as a code. */
  guardsChanges?: boolean;
  /** True where the browser keeps what was typed (`DraftKeeper`). */
  keepsInput?: boolean;
  /** For a form that leads to another page: its fields are inert while it saves, so that no input is lost. */
  leadsAway?: boolean;
}

export type Way = 'main' | 'other';

export interface OtherWay<Values, Answer> {
  label: string;
  onSubmit: (values: Values) => Promise<Answer>;
  isUsual: boolean;
  question: Question | null;
}

/**
 * When saving fails, values stay and the server's messages go to their fields. Input during a save counts as unsaved;
 * an answer after the form was left changes nothing.
 */
export function FormShell<Values extends object, Answer>({
  form,
  onSubmit,
  onSaved,
  submitLabel,
  otherWay,
  onWay,
  savedText = 'Uložené.',
  savedTrouble,
  actions,
  children,
  guardsChanges = true,
  keepsInput = false,
  leadsAway = false,
}: Props<Values, Answer>) {
  const summaryId = useId();
  const element = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [attempts, setAttempts] = useState(0);
  const [isSaved, setIsSaved] = useState(false);
  const isShown = useIsShown();
  const sendings = useSendings();
  const isPending = sendings.has('pending');
  const unread = useUnreadFields();
  const isLong = useIsLong();
  const [way, setWay] = useState<Way>('main');
  const usual = otherWay?.isUsual === true ? 'other' : 'main';
  const pressed = useRef<Way | null>(null);
  // After such a save nothing is unsaved: fields were inert, and what is loaded anew is no input.
  const leads = useRef(false);
  useUnsavedChanges(() => guardsChanges && !leads.current && (form.isDirty() || isPending), keepsInput);

  useEffect(() => {
    if (attempts > 0) showProblems(element.current, summaryId);
  }, [attempts, summaryId]);

  const send = (call: (values: Values) => Promise<Answer>) =>
    form.onSubmit(
      async (values) => {
        setProblem(null);
        setIsSaved(false);
        leads.current = false;
        try {
          const answer = await call(values);
          form.resetDirty(values);
          setIsSaved(true);
          leads.current = leadsAway;
          if (isShown()) onSaved?.(answer);
        } catch (error) {
          if (error instanceof ApiError && Object.keys(error.fields).length > 0)
            form.setErrors(
              Object.fromEntries(Object.entries(error.fields).map(([field, texts]) => [field, texts.join(' ')])),
            );
          else setProblem(errorText(error));
          setAttempts((count) => count + 1);
        }
      },
      () => setAttempts((count) => count + 1),
    );
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const chosen = pressed.current ?? usual;
    pressed.current = null;
    setWay(chosen);
    onWay?.(chosen);
    const unreadProblems = unread.problems();
    if (Object.keys(unreadProblems).length === 0)
      return send(chosen === 'other' && otherWay !== undefined ? otherWay.onSubmit : onSubmit)(event);
    event.preventDefault();
    form.setErrors({ ...form.validate().errors, ...unreadProblems });
    setAttempts((count) => count + 1);
  };
  const isBusy = form.submitting || isPending;
  const press = async (chosen: Way) => {
    if (isBusy) return;
    const question = chosen === 'other' ? otherWay?.question : null;
    if (question && !(await confirmAction(question))) return;
    pressed.current = chosen;
    element.current?.requestSubmit();
  };
  useSaveKey(() => void press(usual), isLong);

  const problems = Object.entries(form.errors);
  const buttonOf = (which: Way) => ({
    ...(which === usual ? { type: 'submit' as const, ...(isLong && SAVE_KEYS) } : { onClick: () => void press(which) }),
    loading: form.submitting && way === which,
    disabled: isPending || (form.submitting && way !== which),
  });
  const buttons = (
    <>
      <Button variant="filled" {...buttonOf('main')}>
        {submitLabel}
      </Button>
      {otherWay !== undefined && <Button {...buttonOf('other')}>{otherWay.label}</Button>}
      {actions}
      {isPending && <span role="status">Počkajte, kým sa obrázok nahrá.</span>}
      {isSaved && !form.isDirty() && (
        <Group
          component="span"
          wrap="nowrap"
          gap="var(--space-2)"
          c={savedTrouble === undefined ? 'var(--green-text)' : 'var(--red-text)'}
          fw={600}
        >
          {savedTrouble === undefined ? <Check aria-hidden size={20} /> : <TriangleAlert aria-hidden size={20} />}
          <span>{savedTrouble ?? savedText}</span>
        </Group>
      )}
    </>
  );
  return (
    <form ref={element} className={styles.form} noValidate onSubmit={submit} aria-describedby={summaryId}>
      <div id={summaryId} role="alert" tabIndex={-1} className={styles.summary}>
        {(problem !== null || problems.length > 0) && (
          <Alert
            color="red"
            icon={<TriangleAlert aria-hidden />}
            title={problem ?? 'Skontrolujte, prosím, tieto údaje'}
          >
            {problems.length > 0 && (
              <List listStyleType="none">
                {problems.map(([field, text]) => (
                  <List.Item key={field}>
                    <UnstyledButton mih="1.75rem" td="underline" onClick={() => focusField(element.current, field)}>
                      {text}
                    </UnstyledButton>
                  </List.Item>
                ))}
              </List>
            )}
          </Alert>
        )}
      </div>
      <p className={styles.legend}>Polia s&nbsp;hviezdičkou (*) sú povinné.</p>
      <div style={{ display: 'contents' }} inert={leadsAway && form.submitting}>
        <PendingContext value={sendings.tell}>
          <UnreadContext value={unread.tell}>{children}</UnreadContext>
        </PendingContext>
      </div>
      {isLong ? (
        <SaveBar buttons={buttons}>
          {problems.length > 0 && attempts > 0 && (
            <UnstyledButton className={styles.wrong} onClick={() => focusNextWrong(element.current)}>
              <TriangleAlert aria-hidden size={20} />
              {`Neuložené, opravte ešte ${problems.length}\u00a0${plural(problems.length, 'údaj', 'údaje', 'údajov')}`}
            </UnstyledButton>
          )}
        </SaveBar>
      ) : (
        <Group>{buttons}</Group>
      )}
    </form>
  );
}

const WRONG = '[aria-invalid="true"]';

function focusField(form: HTMLElement | null, field: string): void {
  const named = form?.querySelector<HTMLElement>(`[data-path="${CSS.escape(field)}"], [name="${CSS.escape(field)}"]`);
  if (named) focusWhole(named);
}

function focusNextWrong(form: HTMLElement | null): void {
  const all = [...(form?.querySelectorAll<HTMLElement>(WRONG) ?? [])];
  const next = all[all.findIndex((field) => field.matches(':focus')) + 1] ?? all[0];
  if (next !== undefined) focusWhole(next);
}

function focusWhole(field: HTMLElement): void {
  field.focus();
  const whole = field.closest('.mantine-InputWrapper-root');
  // A text of many lines may be higher than the window.
  if (whole !== null && whole.getBoundingClientRect().height < innerHeight / 2)
    whole.scrollIntoView({ block: 'nearest' });
}

/** The first wrong field gets the focus only where it fits into the window with the list. */
function showProblems(form: HTMLElement | null, summaryId: string): void {
  const summary = document.getElementById(summaryId);
  const wrong = form?.querySelector<HTMLElement>(WRONG) ?? null;
  summary?.scrollIntoView({ behavior: 'instant' });
  const bar = form?.lastElementChild?.getBoundingClientRect();
  const end = Math.min(innerHeight, bar?.top ?? innerHeight);
  const whole = wrong?.closest('.mantine-InputWrapper-root') ?? wrong;
  const isInView = whole !== null && whole.getBoundingClientRect().bottom <= end;
  (wrong !== null && isInView ? wrong : summary)?.focus({ preventScroll: true });
}
