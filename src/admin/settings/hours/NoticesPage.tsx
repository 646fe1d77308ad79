import { Collapse, Select, Textarea } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { ChevronDown } from 'lucide-react';
import { type Notice, noticeInWords } from '../../../domain/hours/notices.ts';
import { typedEnd } from '../../../domain/time/typed-span.ts';
import { isWallClock } from '../../../domain/time/written-moment.ts';
import { plural } from '../../../domain/words/plural.ts';
import { DateTimeField } from '../../entries/DateTimeField.tsx';
import type { FieldsProps } from '../../entries/entry-kind.ts';
import { fieldOf } from '../../entries/form-values.ts';
import { IconButton } from '../../shared/buttons.tsx';
import { SETTING_FIELD_NAMES } from '../../shared/setting-field-names.ts';
import { settingPage } from '../SettingEditor.tsx';
import { newRow, type Row } from '../shared/row.ts';
import { SortableList } from '../shared/SortableList.tsx';
import styles from './HoursPage.module.css';
import { NOTICE_PLACE_OPTIONS, NOTICES, type NoticesValues, newNotice } from './notices-values.ts';

const field = fieldOf(SETTING_FIELD_NAMES.notices);

export const NoticesPage = settingPage(NOTICES, NoticesFields);

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
      {form.values.past.length > 0 && <PastNotices rows={form.values.past} />}
    </>
  );
}

function whenAndWhere({ from, until: typed, place }: Notice): string | null {
  const until = typedEnd(from, typed);
  return isWallClock(from) && isWallClock(until) ? noticeInWords({ from, until, place }) : null;
}

function PastNotices({ rows }: { rows: readonly Row<Notice>[] }) {
  const [isOpen, { toggle }] = useDisclosure(false);
  return (
    <div>
      <IconButton variant="subtle" icon={ChevronDown} aria-expanded={isOpen} onClick={toggle}>
        {`${rows.length}\u00a0${plural(rows.length, 'oznam, ktorý sa skončil', 'oznamy, ktoré sa skončili', 'oznamov, ktoré sa skončili')}`}
      </IconButton>
      <Collapse expanded={isOpen}>
        <ul className={styles.past}>
          {rows.map((notice) => (
            <li key={notice.key}>
              {notice.text} ({whenAndWhere(notice)})
            </li>
          ))}
        </ul>
      </Collapse>
    </div>
  );
}
