import { Button, Checkbox, Select, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { Megaphone, Plus, Trash2 } from 'lucide-react';
import { HoursTable } from '../../../components/hours/HoursTable.tsx';
import {
  areHoursKnown,
  HOURS_PLACE_NAMES,
  HOURS_PLACES,
  type HoursPlace,
  type Span,
  spansInWords,
  WEEKDAY_NAMES,
  WEEKDAYS,
  type Weekday,
} from '../../../domain/hours/opening-hours.ts';
import { HOURS } from '../../../domain/kinds/hours.ts';
import { NOTICES } from '../../../domain/kinds/notices.ts';
import { isCalendarDate, isoDay } from '../../../domain/time/calendar-day.ts';
import { dateParts, formatDate, noonOf } from '../../../domain/time/format-date.ts';
import { fieldOf } from '../../entries/form-values.ts';
import { IconButton } from '../../shared/buttons.tsx';
import { FormPart } from '../../shared/form-parts.tsx';
import { DayField, HourField } from '../../shared/time-fields.tsx';
import { settingPage } from '../kind.tsx';
import fields from '../shared/fields.module.css';
import { newRow } from '../shared/rows.ts';
import { SortableList } from '../shared/SortableList.tsx';
import styles from './HoursPage.module.css';
import {
  type ExceptionRow,
  exceptionWith,
  HOURS_FORM,
  type HoursValues,
  isWholeException,
  newException,
  shownHours,
  toException,
  withSpans,
} from './hours-values.ts';
import { NoticeOffer } from './NoticeOffer.tsx';
import { PastRows } from './PastRows.tsx';

const field = fieldOf(HOURS.fieldNames);

export const HoursPage = settingPage(HOURS_FORM, HoursFields, HoursPreview, { setting: NOTICES, icon: Megaphone });

interface FormProps {
  form: UseFormReturnType<HoursValues>;
}

function HoursFields({ form }: FormProps) {
  return (
    <>
      {HOURS_PLACES.map((place) => (
        <FormPart key={place} title={HOURS_PLACE_NAMES[place]}>
          {place === 'box-office' && (
            <p className={fields.hint}>Ak tu nič nie je, platia pre pokladnicu hodiny domu.</p>
          )}
          <ul className={styles.week}>
            {WEEKDAYS.map((day) => (
              <Day key={day} form={form} place={place} day={day} />
            ))}
          </ul>
        </FormPart>
      ))}
      <FormPart title="Inak než zvyčajne">
        <p className={fields.hint}>Sviatky, prázdniny a&nbsp;iné dni, keď platia iné hodiny.</p>
        <Exceptions form={form} />
        <PastRows
          rows={form.values.past}
          count={['deň, ktorý už bol', 'dni, ktoré už boli', 'dní, ktoré už boli']}
          wordsOf={(row) => `${dayName(row.date)}: ${rowWords(row)}`}
        />
      </FormPart>
    </>
  );
}

function Day({ form, place, day }: FormProps & { place: HoursPlace; day: Weekday }) {
  const { weekly } = form.values;
  const spans = weekly.flatMap((row, index) => (row.place === place && row.day === day ? [{ row, index }] : []));
  const name = `${HOURS_PLACE_NAMES[place]}, ${WEEKDAY_NAMES[day]}`;
  const add = () => form.insertListItem('weekly', newRow({ day, place, from: '', until: '' }));
  return (
    <li className={styles.day}>
      <span className={styles.name}>{WEEKDAY_NAMES[day]}</span>
      <div className={styles.spans}>
        {spans.length === 0 && <span className={fields.hint}>zatvorené</span>}
        {spans.map(({ row, index }, at) => {
          const which = spans.length > 1 ? `${name}, ${at + 1}. čas` : name;
          return (
            <div key={row.key} className={styles.span}>
              <HourField
                {...form.getInputProps(`weekly.${index}.from`)}
                aria-label={`${which}, od`}
                onSpans={(typed) => form.setFieldValue('weekly', withSpans(weekly, index, typed))}
              />
              <span aria-hidden="true">–</span>
              <HourField {...form.getInputProps(`weekly.${index}.until`)} aria-label={`${which}, do`} isEnd />
              <Button
                variant="subtle"
                color="red"
                aria-label={`${which}: odobrať`}
                onClick={() => form.removeListItem('weekly', index)}
              >
                <Trash2 aria-hidden size={20} />
              </Button>
            </div>
          );
        })}
      </div>
      <IconButton variant="subtle" icon={Plus} aria-label={`${name}: pridať čas`} onClick={add}>
        Pridať čas
      </IconButton>
    </li>
  );
}

const PLACE_OPTIONS = [
  { value: '', label: 'Dom aj pokladnica' },
  { value: 'house', label: 'Len dom' },
  { value: 'box-office', label: 'Len pokladnica' },
];

function dayName(date: string): string {
  if (!isCalendarDate(date)) return '';
  return `${dateParts(noonOf(date)).weekday} ${formatDate(noonOf(date))}`;
}

function rowWords({ closed, from, until, note, place }: ExceptionRow): string {
  const words = closed ? 'zatvorené' : from === '' || until === '' ? '' : spansInWords([{ from, until }]);
  return [place === '' ? '' : HOURS_PLACE_NAMES[place], words, note].filter((part) => part !== '').join(', ');
}

function Exceptions({ form }: FormProps) {
  const fill = ({ key }: ExceptionRow, spans: readonly Span[]) =>
    form.setFieldValue(
      'coming',
      form.values.coming.map((row) => (row.key === key ? exceptionWith(row, spans) : row)),
    );
  return (
    <SortableList<ExceptionRow>
      form={form}
      path="coming"
      items={form.values.coming}
      nameOf={({ date }) => dayName(date)}
      summaryOf={rowWords}
      newName="Nový deň"
      addLabel="Pridať deň"
      make={newException}
    >
      {(row, path) => (
        <>
          <div className={fields.pair}>
            <DayField {...field(form, `${path}.date`)} min={isoDay(Date.now())} required />
            <Select {...field(form, `${path}.place`)} label="Čoho sa týka" data={PLACE_OPTIONS} allowDeselect={false} />
          </div>
          <Checkbox label="Celý deň zatvorené" {...form.getInputProps(`${path}.closed`, { type: 'checkbox' })} />
          {!row.closed && (
            <div className={fields.pair}>
              <HourField {...field(form, `${path}.from`)} required onSpans={(typed) => fill(row, typed)} />
              <HourField {...field(form, `${path}.until`)} required isEnd />
            </div>
          )}
          <TextInput
            {...field(form, `${path}.note`)}
            description="Nepovinný, napríklad Štedrý deň alebo Inventúra."
            maxLength={200}
          />
          {isWholeException(row) && <NoticeOffer exception={toException(row)} />}
        </>
      )}
    </SortableList>
  );
}

function HoursPreview({ values }: { values: HoursValues }) {
  const hours = shownHours(values);
  if (!areHoursKnown(hours)) return <p>Kým tu nie je žiadny čas, web o&nbsp;hodinách mlčí.</p>;
  return <HoursTable hours={hours} today={isoDay(Date.now())} />;
}
