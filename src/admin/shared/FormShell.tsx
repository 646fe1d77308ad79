import { Alert, Button, Fieldset, Group, List, UnstyledButton } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { Check, TriangleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { errorText } from '../../api/admin-client.ts';
import { ApiError } from '../../api/client.ts';
import styles from './FormShell.module.css';
import { PendingContext, useSendings, useUnsavedChanges } from './form-state.ts';
import { useIsShown } from './use-save.ts';

interface Props<Values extends object, Answer> {
  form: UseFormReturnType<Values>;
  /** Saves, usually `save.mutateAsync`. Errors it throws are shown here, by field where the server names one. */
  onSubmit: (values: Values) => Promise<Answer>;
  /** Called after saving, when leaving the page no longer asks. */
  onSaved?: (answer: Answer) => void;
  submitLabel: string;
  /** Stays beside the button after saving, until something is changed again. */
  savedText?: string;
  /** More buttons beside the submit button. */
  actions?: ReactNode;
  children: ReactNode;
  /** False where nothing is lost by leaving, such as a code. */
  guardsChanges?: boolean;
  /** For a form that leads to another page: its fields are inert while it saves, because later input would be lost. */
  leadsAway?: boolean;
}

/**
 * A form with its fields as children, each with `{...form.getInputProps('name')}`. Values stay when saving fails: the server's
 * messages go to their fields, all of them are listed at the top, and the first wrong field gets the focus. Input during a save
 * counts as unsaved. An answer that arrives after the form was left changes nothing.
 */
export function FormShell<Values extends object, Answer>({
  form,
  onSubmit,
  onSaved,
  submitLabel,
  savedText = 'Uložené.',
  actions,
  children,
  guardsChanges = true,
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
  useUnsavedChanges(() => guardsChanges && (form.isDirty() || isPending));

  useEffect(() => {
    if (attempts > 0) focusFirstProblem(element.current, summaryId);
  }, [attempts, summaryId]);

  const submit = form.onSubmit(
    async (values) => {
      setProblem(null);
      setIsSaved(false);
      try {
        const answer = await onSubmit(values);
        form.resetDirty(values);
        setIsSaved(true);
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

  const problems = Object.entries(form.errors);
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
                    <UnstyledButton className={styles.problem} onClick={() => focusField(element.current, field)}>
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
      <div className={styles.fields} inert={leadsAway && form.submitting}>
        <PendingContext value={sendings.tell}>{children}</PendingContext>
      </div>
      <Group>
        <Button variant="filled" type="submit" loading={form.submitting} disabled={isPending}>
          {submitLabel}
        </Button>
        {actions}
        {isPending && <span role="status">Počkajte, kým sa obrázok nahrá.</span>}
        {isSaved && !form.isDirty() && (
          <span className={styles.saved}>
            <Check aria-hidden size={20} />
            {savedText}
          </span>
        )}
      </Group>
    </form>
  );
}

function focusField(form: HTMLElement | null, field: string): boolean {
  const named = form?.querySelector<HTMLElement>(`[data-path="${CSS.escape(field)}"], [name="${CSS.escape(field)}"]`);
  named?.focus();
  return named !== null && named !== undefined;
}

/** Focuses the first wrong field in the order of the page, with the list of problems in view where both fit. */
function focusFirstProblem(form: HTMLElement | null, summaryId: string): void {
  const summary = document.getElementById(summaryId);
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? null;
  summary?.scrollIntoView();
  (wrong ?? summary)?.focus();
}

/** A titled group of fields. */
export function FormPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Fieldset legend={<h2>{title}</h2>} className={styles.part}>
      {children}
    </Fieldset>
  );
}

/**
 * Wraps a `FormShell` that is longer than a window, with what stands above it. Its buttons stick to the bottom of the window and
 * never cover the focused field.
 */
export function LongForm({ children }: { children: ReactNode }) {
  return <div className={styles.long}>{children}</div>;
}
