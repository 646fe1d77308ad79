import { notifications } from '@mantine/notifications';
import { type QueryKey, type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { errorText } from '../../api/admin-client.ts';
import { confirmAction, type Question, type Sensitive, withPassword } from './confirm.tsx';
import { showUndo } from './undo-toast.tsx';

interface Problem {
  problem: string;
}

export type Said = string | Problem;

interface Save<Input, Answer> {
  /** May run twice: before and after the password question. */
  call: (input: Input) => Promise<Answer>;
  sensitive?: Sensitive;
  question?: (input: Input) => Question;
  done: string | ((answer: Answer, input: Input) => Said);
  /** Called again after it failed; null: it cannot be taken back. */
  undo?: (answer: Answer, input: Input) => (() => Promise<Said>) | null;
  /** Fetched again at once; all other queries when they are shown next. */
  refresh?: readonly QueryKey[];
  /** Called only while the page or dialog that asked is still shown. */
  onDone?: (answer: Answer, input: Input) => void;
  /** False in a form, which shows its errors itself. */
  showsErrors?: boolean;
  /** For a form that stays open: it counts as saved before `refresh` ends. */
  refreshesBehind?: boolean;
}

type Mutation<Input, Answer> = UseMutationResult<Answer, Error, Input>;

interface Asking<Input, Answer> {
  ask: (...asked: Parameters<Mutation<Input, Answer>['mutate']>) => Promise<void>;
}

export function useSave<Input, Answer>({
  call,
  sensitive,
  question,
  done,
  undo,
  refresh = [],
  onDone,
  showsErrors = true,
  refreshesBehind = false,
}: Save<Input, Answer>): Mutation<Input, Answer> & Asking<Input, Answer> {
  const queries = useQueryClient();
  const isShown = useIsShown();
  async function fetchAgain(): Promise<void> {
    await queries.invalidateQueries({ refetchType: 'none' });
    await Promise.all(refresh.map((queryKey) => queries.invalidateQueries({ queryKey })));
  }
  async function takeBack(call: () => Promise<Said>): Promise<boolean> {
    try {
      say(await withPassword(call, sensitive));
    } catch (error) {
      showProblem(error);
      void fetchAgain();
      return false;
    }
    await fetchAgain();
    return true;
  }
  const mutation = useMutation({
    mutationFn: (input: Input) => withPassword(() => call(input), sensitive),
    onSuccess: async (answer, input) => {
      const said = typeof done === 'string' ? done : done(answer, input);
      const takenBack = undo?.(answer, input) ?? null;
      if (takenBack === null || typeof said !== 'string') say(said);
      else showUndo({ text: said, undo: () => takeBack(takenBack) });
      if (isShown()) onDone?.(answer, input);
      const fetched = fetchAgain();
      if (!refreshesBehind) await fetched;
    },
    onError: (error) => {
      if (showsErrors) showProblem(error);
    },
  });
  return {
    ...mutation,
    async ask(...asked) {
      // The value is only missing when the call takes none.
      const [input] = asked as [Input];
      if (question === undefined || (await confirmAction(question(input)))) mutation.mutate(...asked);
    },
  };
}

export function showProblem(error: unknown): void {
  warn(errorText(error));
}

function say(said: Said): void {
  if (typeof said === 'string') notifications.show({ message: said, color: 'green', role: 'status' });
  else warn(said.problem);
}

function warn(message: string): void {
  notifications.show({ message, color: 'red', role: 'alert', autoClose: false });
}

/** An answer may arrive after its page or dialog was left. */
export function useIsShown(): () => boolean {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return useCallback(() => isShown.current, []);
}

/** The same fields get the same idempotency key, so a repeat after a lost answer creates one item. */
export function useCreationKey(): (fields: object) => string {
  const key = useRef({ of: '', value: '' });
  return (fields) => {
    const of = JSON.stringify(fields);
    if (key.current.of !== of) key.current = { of, value: crypto.randomUUID() };
    return key.current.value;
  };
}
