import { notifications } from '@mantine/notifications';
import { type QueryKey, type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { errorText } from '../../api/admin-client.ts';
import { confirmAction, type Question, withPassword } from './confirm.tsx';

interface Problem {
  problem: string;
}

interface Save<Input, Answer> {
  /** The call. It may be made twice: before and after the password question. */
  call: (input: Input) => Promise<Answer>;
  /** What `ask` asks before the call. */
  question?: (input: Input) => Question;
  /** The message afterwards; a problem where the answer says that not everything was done. */
  done: string | ((answer: Answer, input: Input) => string | Problem);
  /** Keys of the queries that are fetched again at once if they are shown. */
  refresh?: readonly QueryKey[];
  /** Called only while the page or dialog that asked is still shown, so that nobody is led away from another page. */
  onDone?: (answer: Answer, input: Input) => void;
  /** False in a form, which shows its errors itself. */
  showsErrors?: boolean;
}

type Mutation<Input, Answer> = UseMutationResult<Answer, Error, Input>;

interface Asking<Input, Answer> {
  /** `mutate`, after the user has answered the question. */
  ask: (...asked: Parameters<Mutation<Input, Answer>['mutate']>) => Promise<void>;
}

/**
 * A mutation for a call that changes something: it asks for the password where the server wants it, shows a message with the
 * result and refreshes the affected queries. All other queries are marked stale and refresh when they are shown next.
 */
export function useSave<Input, Answer>({
  call,
  question,
  done,
  refresh = [],
  onDone,
  showsErrors = true,
}: Save<Input, Answer>): Mutation<Input, Answer> & Asking<Input, Answer> {
  const queries = useQueryClient();
  const isShown = useIsShown();
  const mutation = useMutation({
    mutationFn: (input: Input) => withPassword(() => call(input)),
    onSuccess: async (answer, input) => {
      const said = typeof done === 'string' ? done : done(answer, input);
      if (typeof said === 'string') notifications.show({ message: said, color: 'green', role: 'status' });
      else warn(said.problem);
      if (isShown()) onDone?.(answer, input);
      await queries.invalidateQueries({ refetchType: 'none' });
      await Promise.all(refresh.map((queryKey) => queries.invalidateQueries({ queryKey })));
    },
    onError: (error) => {
      if (showsErrors) showProblem(error);
    },
  });
  return {
    ...mutation,
    async ask(...asked) {
      // Without a value only where the call takes none.
      const [input] = asked as [Input];
      if (question === undefined || (await confirmAction(question(input)))) mutation.mutate(...asked);
    },
  };
}

/** Shows an error as a message; for a form's call that is made elsewhere, such as in a dialog above it. */
export function showProblem(error: unknown): void {
  warn(errorText(error));
}

function warn(message: string): void {
  notifications.show({ message, color: 'red', role: 'alert', autoClose: false });
}

/** Tells whether the component is still shown: an answer may arrive after its page or dialog was left. */
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

/**
 * Gives idempotency keys for new items: the same fields get the same key, so that a repeated call after a lost answer creates one
 * item, and changed fields get another.
 */
export function useCreationKey(): (fields: object) => string {
  const key = useRef({ of: '', value: '' });
  return (fields) => {
    const of = JSON.stringify(fields);
    if (key.current.of !== of) key.current = { of, value: crypto.randomUUID() };
    return key.current.value;
  };
}
