import { Button } from '@mantine/core';
import { retryMail } from '../../api/mails.ts';
import { useSave } from '../shared/use-save.ts';

export function RetryMail({ id }: { id: string }) {
  const retry = useSave({
    call: () => retryMail(id),
    done: (isSent) => (isSent ? 'E-mail odišiel.' : { problem: 'Ani teraz sa to nepodarilo. Skúšame to ďalej sami.' }),
    refresh: [['mails'], ['dashboard']],
  });
  return (
    <Button loading={retry.isPending} onClick={() => retry.mutate()}>
      Poslať znova
    </Button>
  );
}
