import { Button, Group, Modal, Select, Stack, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useDisclosure } from '@mantine/hooks';
import { Megaphone } from 'lucide-react';
import type { Notice } from '../../../domain/hours/notices.ts';
import type { HoursException } from '../../../domain/hours/opening-hours.ts';
import { typedEnd } from '../../../domain/time/typed-span.ts';
import { isWallClock } from '../../../domain/time/written-moment.ts';
import { DateTimeField, momentProblems } from '../../entries/DateTimeField.tsx';
import { fieldOf } from '../../entries/form-values.ts';
import { IconButton } from '../../shared/buttons.tsx';
import { SETTING_FIELD_NAMES } from '../../shared/setting-field-names.ts';
import { useSave } from '../../shared/use-save.ts';
import { addNotice, NOTICE_PLACE_OPTIONS, noticeOf } from './notices-values.ts';

const field = fieldOf(SETTING_FIELD_NAMES.notices);

interface Props {
  exception: HoursException;
}

export function NoticeOffer({ exception }: Props) {
  const [isOpen, { open, close }] = useDisclosure(false);
  return (
    <div>
      <IconButton icon={Megaphone} onClick={open}>
        Dať o&nbsp;tom oznam na web
      </IconButton>
      {/* React passes events of the dialog to the form around it. */}
      <div onSubmit={(event) => event.stopPropagation()}>
        <Modal opened={isOpen} onClose={close} title={'Oznam o\u00a0tomto dni'} size="lg">
          <NoticeForm notice={noticeOf(exception)} onDone={close} />
        </Modal>
      </div>
    </div>
  );
}

type Values = Omit<Notice, 'id'>;

function problemsOf({ text, from, until }: Values): Record<string, string> {
  const end = typedEnd(from, until);
  return {
    ...(text.trim() === '' && { text: 'Napíšte, čo má v\u00a0ozname byť.' }),
    ...(!isWallClock(from) && { from: 'Doplňte, odkedy sa má zobrazovať.' }),
    ...(!isWallClock(end) && { until: 'Doplňte, dokedy sa má zobrazovať.' }),
    ...(isWallClock(end) && end <= from && { until: 'Koniec má byť neskôr ako začiatok.' }),
    ...momentProblems({ from, until: end }),
  };
}

function NoticeForm({ notice, onDone }: { notice: Values; onDone: () => void }) {
  const form = useForm({ initialValues: notice, validate: problemsOf });
  const save = useSave({
    call: addNotice,
    done: 'Oznam je uložený, na webe sa ukáže vo svojom čase.',
    refresh: [
      ['settings', 'list'],
      ['settings', 'one', 'notices'],
    ],
    onDone,
  });
  return (
    <form
      noValidate
      onSubmit={form.onSubmit(({ text, from, until, place }) =>
        save.mutate({ text: text.trim(), from, until: typedEnd(from, until), place }),
      )}
    >
      <Stack>
        <Textarea {...field(form, 'text')} required autosize minRows={2} maxLength={300} data-autofocus />
        <DateTimeField {...field(form, 'from')} name="from" required />
        <DateTimeField {...field(form, 'until')} name="until" start={form.values.from} required />
        <Select {...field(form, 'place')} data={NOTICE_PLACE_OPTIONS} allowDeselect={false} />
        <Group>
          <Button type="submit" variant="filled" loading={save.isPending}>
            Pridať oznam
          </Button>
          <Button onClick={onDone}>Späť</Button>
        </Group>
      </Stack>
    </form>
  );
}
