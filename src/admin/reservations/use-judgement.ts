import { judgeSuspicious } from '../../api/admin-reservations.ts';
import { plural } from '../../domain/words/plural.ts';
import { confirmAction } from '../shared/confirm.tsx';
import { useSave } from '../shared/use-save.ts';

type Action = 'accept' | 'remove';

const requests = (count: number) => `${count}\u00a0${plural(count, 'žiadosť', 'žiadosti', 'žiadostí')}`;

/** What staff decide about suspicious requests; before some are removed they are asked. */
export function useJudgement(onDone: (action: Action) => void) {
  const save = useSave({
    call: ({ ids, action }: { ids: string[]; action: Action }) => judgeSuspicious(ids, action),
    done: ({ changed, left }, { action }) => {
      const done =
        action === 'accept' ? `Medzi nové sme presunuli ${requests(changed)}.` : `Odstránili sme ${requests(changed)}.`;
      return left.length === 0 ? done : { problem: `${done} O\u00a0ostatných medzitým rozhodol niekto iný.` };
    },
    refresh: [['reservations']],
    onDone: (_, { action }) => onDone(action),
  });
  return {
    isPending: save.isPending,

    async judge(ids: string[], action: Action): Promise<void> {
      const question = {
        title: `Odstrániť ${requests(ids.length)}?`,
        text: 'Natrvalo zmiznú a\u00a0nikomu o\u00a0tom nenapíšeme.',
        confirmLabel: 'Odstrániť',
        isDanger: true,
      };
      if (action === 'accept' || (await confirmAction(question))) save.mutate({ ids, action });
    },
  };
}
