import { Select, Textarea } from '@mantine/core';
import { Clock } from 'lucide-react';
import { type Notice, noticeInWords } from '../../../domain/hours/notices.ts';
import { HOURS } from '../../../domain/kinds/hours.ts';
import { NOTICES } from '../../../domain/kinds/notices.ts';
import { typedEnd } from '../../../domain/time/typed-span.ts';
import { isWallClock } from '../../../domain/time/written-moment.ts';
import { DateTimeField } from '../../entries/DateTimeField.tsx';
import type { FieldsProps } from '../../entries/entry-kind.ts';
import { fieldOf } from '../../entries/form-values.ts';
import { settingPage } from '../kind.tsx';
import { newRow, type Row } from '../shared/rows.ts';
import { SortableList } from '../shared/SortableList.tsx';
import { NOTICE_PLACE_OPTIONS, NOTICES_FORM, type NoticesValues, newNotice } from './notices-values.ts';
import { PastRows } from './PastRows.tsx';

const field = fieldOf(NOTICES.fieldNames);

export const NoticesPage = settingPage(NOTICES_FORM, NoticesFields, undefined, { setting: HOURS, icon: Clock });

function NoticesFields({ form }: FieldsProps<NoticesValues>) {
  return (
    <>
      <SortableList<Row<Notice>>
        form={form}
        path="items"
        items={form.values.items}
        nameOf={({ text }) => text}
        summaryOf={whenAndWhere}
        newName="Nový oznam"
        addLabel="Pridať oznam"
        make={() => newRow(newNotice())}
      >
        {({ from }, path) => (
          <>
            <Textarea
              {...field(form, `${path}.text`)}
              description="Jedna alebo dve vety: čo sa mení a&nbsp;čo má návštevník urobiť."
              required
              maxLength={300}
            />
            <DateTimeField {...field(form, `${path}.from`)} name={`${path}.from`} required />
            <DateTimeField {...field(form, `${path}.until`)} name={`${path}.until`} start={from} required />
            <Select {...field(form, `${path}.place`)} data={NOTICE_PLACE_OPTIONS} allowDeselect={false} maw="24rem" />
          </>
        )}
      </SortableList>
      <PastRows
        rows={form.values.past}
        count={['oznam, ktorý sa skončil', 'oznamy, ktoré sa skončili', 'oznamov, ktoré sa skončili']}
        wordsOf={(notice) => `${notice.text} (${whenAndWhere(notice)})`}
      />
    </>
  );
}

function whenAndWhere({ from, until: typed, place }: Notice): string | null {
  const until = typedEnd(from, typed);
  return isWallClock(from) && isWallClock(until) ? noticeInWords({ from, until, place }) : null;
}
