import {
  comingExceptions,
  HOURS_PLACE_NAMES,
  type Hours,
  placesWithHours,
  spansInWords,
  WEEKDAY_NAMES,
  WEEKDAYS,
  weekdayHours,
  weekdayNumber,
} from '../../domain/hours/opening-hours.ts';
import { dateParts, formatDate, noonOf } from '../../domain/time/format-date.ts';
import { TodaysHours } from './TodaysHours.tsx';
import './HoursTable.css';

interface Props {
  hours: Hours;
  today: string;
}

export function HoursTable({ hours, today }: Props) {
  const places = placesWithHours(hours);
  const exceptions = comingExceptions(hours, today);
  return (
    <div className="hours">
      <div className="hours-parts">
        <dl className="hours-today">
          {places.map((place) => (
            <div key={place}>
              <dt>{HOURS_PLACE_NAMES[place]}</dt>
              <dd>
                <TodaysHours hours={hours} place={place} withTomorrow />
              </dd>
            </div>
          ))}
        </dl>
        <table className="hours-week">
          <caption className="visually-hidden">Otváracie hodiny počas týždňa</caption>
          <thead>
            <tr>
              <th scope="col">Deň</th>
              {places.map((place) => (
                <th key={place} scope="col">
                  {HOURS_PLACE_NAMES[place]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {WEEKDAYS.map((day) => (
              <tr key={day} data-weekday={weekdayNumber(day)}>
                <th scope="row">{WEEKDAY_NAMES[day]}</th>
                {places.map((place) => (
                  <td key={place} data-place={HOURS_PLACE_NAMES[place]}>
                    {spansInWords(weekdayHours(hours, place, day))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        {exceptions.length > 0 && (
          <div className="hours-exceptions">
            <h3>Inak než zvyčajne</h3>
            <dl>
              {exceptions.map(({ date, words, note }) => (
                <div key={date} data-exception={date}>
                  <dt>
                    {dateParts(noonOf(date)).weekday} <time dateTime={date}>{formatDate(noonOf(date))}</time>
                  </dt>
                  <dd>{note === null ? words : `${words}\u00a0– ${note}`}</dd>
                </div>
              ))}
            </dl>
          </div>
        )}
      </div>
    </div>
  );
}
