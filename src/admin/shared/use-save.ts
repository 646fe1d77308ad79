import { notifications } from '@mantine/notifications';
import { type QueryKey, type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { withPassword } from './confirm-password.tsx';
import { errorText } from './error-text.ts';
import { useIsShown } from './use-is-shown.ts';

interface Problem {
  problem: string;
}

interface Save<Input, Answer> {
  /** The call. It may be made twice: before and after the password was asked for. */
  call: (input: Input) => Promise<Answer>;
  /** Said in a message when it is done; a problem where the answer is that it was not, or not all of it. */
  done: string | ((answer: Answer, input: Input) => string | Problem);
  /** Keys of the queries that are fetched again at once where they are shown. */
  refresh?: readonly QueryKey[];
  /** Unless the page or the dialog that asked was left meanwhile: nobody is to be led away from where he is now. */
  onDone?: (answer: Answer, input: Input) => void;
  /** False in a form, which shows its problems itself. */
  showsErrors?: boolean;
}

/**
 * A call that changes something: asks for the password when it must, says how it went, has what it touched fetched again. Other
 * pages show what was known of them before only until they are opened.
 */
export function useSave<Input, Answer>({
  call,
  done,
  refresh = [],
  onDone,
  showsErrors = true,
}: Save<Input, Answer>): UseMutationResult<Answer, Error, Input> {
  const queries = useQueryClient();
  const isShown = useIsShown();
  return useMutation({
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
}

/** Says in a message what went wrong; for a call of a form that is made elsewhere, such as from a dialog above it. */
export function showProblem(error: unknown): void {
  warn(errorText(error));
}

function warn(message: string): void {
  notifications.show({ message, color: 'red', role: 'alert', autoClose: false });
}
