import { notifications } from '@mantine/notifications';
import { type QueryKey, type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { withPassword } from './confirm-password.tsx';
import { errorText } from './error-text.ts';

interface Save<Input, Answer> {
  /** The call. It may be made twice: before and after the password was asked for. */
  call: (input: Input) => Promise<Answer>;
  /** Said in a message when it is done. */
  done: string | ((answer: Answer, input: Input) => string);
  /** Keys of the queries whose answers are old afterwards. */
  refresh?: readonly QueryKey[];
  onDone?: (answer: Answer, input: Input) => void;
  /** False in a form, which shows its problems itself. */
  showsErrors?: boolean;
}

/** A call that changes something: asks for the password when it must, says how it went, has what it touched fetched again. */
export function useSave<Input, Answer>({
  call,
  done,
  refresh = [],
  onDone,
  showsErrors = true,
}: Save<Input, Answer>): UseMutationResult<Answer, Error, Input> {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => withPassword(() => call(input)),
    onSuccess: async (answer, input) => {
      notifications.show({
        message: typeof done === 'string' ? done : done(answer, input),
        color: 'green',
        role: 'status',
      });
      onDone?.(answer, input);
      await Promise.all(refresh.map((queryKey) => queries.invalidateQueries({ queryKey })));
    },
    onError: (error) => {
      if (showsErrors) notifications.show({ message: errorText(error), color: 'red', role: 'alert', autoClose: false });
    },
  });
}
