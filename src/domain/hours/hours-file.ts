import { z } from 'zod';
import { calendarDate, line } from '../fields/fields.ts';
import { areOverlapping, HOURS_PLACES, isForward, type Span, WEEKDAYS } from './opening-hours.ts';

const TIME = 'napíšte čas ako 15:00, ráno s\u00a0nulou: 09:00';
const ORDER = 'koniec má byť neskôr ako začiatok; polnoc je 00:00';

const time = z.string(TIME).regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { error: TIME, abort: true });
const place = z.enum(HOURS_PLACES, 'vyberte house (dom) alebo box-office (pokladnica)').optional();

const weeklySpan = z
  .strictObject({
    day: z.enum(WEEKDAYS, `vyberte jedno z: ${WEEKDAYS.join(', ')}`),
    place,
    from: time,
    until: time,
  })
  .refine(isForward, { path: ['until'], error: ORDER });

const exception = z
  .strictObject({
    date: calendarDate,
    place,
    closed: z.boolean('vyberte true alebo false').optional(),
    from: time.optional(),
    until: time.optional(),
    note: line(200).optional(),
  })
  .superRefine(({ closed, from, until }, { addIssue }) => {
    const report = (field: string, message: string) => addIssue({ code: 'custom', path: [field], message });
    if (closed === true) {
      if (from !== undefined || until !== undefined) report('closed', 'pri zatvorenom dni nepíšte časy');
      return;
    }
    if (from === undefined) report('from', 'napíšte, odkedy je otvorené, alebo closed: true');
    if (until === undefined) report('until', 'napíšte, dokedy je otvorené, alebo closed: true');
    if (from !== undefined && until !== undefined && !isForward({ from, until })) report('until', ORDER);
  });

const MOST_ROWS = 500;
const rows = <Row extends z.ZodType>(row: Row) => z.array(row).max(MOST_ROWS, `najviac ${MOST_ROWS} riadkov`);

/** Without the file no page speaks of hours (docs/decisions/0046). */
export const hoursSchema = z
  .strictObject({ weekly: rows(weeklySpan), exceptions: rows(exception) })
  .superRefine(({ weekly, exceptions }, { addIssue }) => {
    for (const index of meetingRows(weekly, ({ day, place = 'house' }) => `${day} ${place}`))
      addIssue({
        code: 'custom',
        path: ['weekly', index, 'from'],
        message: 'v\u00a0tomto čase je ten deň už otvorené iným riadkom',
      });
    // A closed day meets every other row of the day.
    const spans = exceptions.map(({ from = '00:00', until = '00:00', ...row }) => ({ ...row, from, until }));
    for (const index of meetingRows(spans, (row) => `${row.date} ${row.place ?? 'both'}`))
      addIssue({
        code: 'custom',
        path: ['exceptions', index, 'date'],
        message: 'tento deň je tu už raz, inak alebo v\u00a0tom istom čase',
      });
  });

/** Indexes of rows that meet an earlier one of the day. */
function meetingRows<Row extends Span>(rows: readonly Row[], dayOf: (row: Row) => string): number[] {
  const known = new Map<string, Row[]>();
  return rows.flatMap((row, index) => {
    const ofDay = known.get(dayOf(row)) ?? [];
    known.set(dayOf(row), [...ofDay, row]);
    return ofDay.some((other) => areOverlapping(other, row)) ? [index] : [];
  });
}
