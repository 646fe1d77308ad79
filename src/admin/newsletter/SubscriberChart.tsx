import type { SubscriberSummary } from '../../api/admin-newsletter.ts';
import styles from './SubscriberChart.module.css';
import { count, monthWords } from './words.tsx';

type Month = SubscriberSummary['months'][number];

const WIDTH = 324;
const HEIGHT = 190;
const TOP = 24;
const BOTTOM = 24;
const GAP = 4;

export function SubscriberChart({ months }: { months: readonly Month[] }) {
  return (
    <figure className={styles.chart}>
      <Bars months={months} />
      <figcaption>
        <ul className={styles.legend}>
          <li data-kind="kept">odberatelia na konci mesiaca</li>
          <li data-kind="gained">z&nbsp;toho noví v&nbsp;danom mesiaci</li>
        </ul>
      </figcaption>
      <details className={styles.numbers}>
        <summary>Čísla po mesiacoch</summary>
        <table>
          <caption className="visually-hidden">Odberatelia za posledných dvanásť mesiacov</caption>
          <thead>
            <tr>
              <th scope="col">Mesiac</th>
              <th scope="col">Na konci</th>
              <th scope="col">Pribudlo</th>
              <th scope="col">Ubudlo</th>
            </tr>
          </thead>
          <tbody>
            {months.toReversed().map(({ month, active_at_end, gained, lost }) => (
              <tr key={month}>
                <th scope="row">{monthWords(month)}</th>
                <td>{count(active_at_end)}</td>
                <td>{count(gained)}</td>
                <td>{count(lost)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

function Bars({ months }: { months: readonly Month[] }) {
  const most = Math.max(1, ...months.map(({ active_at_end }) => active_at_end));
  const step = WIDTH / months.length;
  const floor = HEIGHT - BOTTOM;
  const heightOf = (people: number) => (people / most) * (floor - TOP);
  return (
    <svg className={styles.svg} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      {months.map(({ month, active_at_end, gained }, at) => {
        const [x, width, height] = [at * step + GAP / 2, step - GAP, heightOf(active_at_end)];
        const isLast = at === months.length - 1;
        return (
          <g key={month}>
            <rect className={styles.kept} x={x} y={floor - height} width={width} height={height} />
            <rect
              className={styles.gained}
              x={x}
              y={floor - height}
              width={width}
              height={heightOf(Math.min(gained, active_at_end))}
            />
            {(at === 0 || isLast) && (
              <text
                className={styles.number}
                x={isLast ? x + width : x}
                y={floor - height - 7}
                textAnchor={isLast ? 'end' : 'start'}
              >
                {count(active_at_end)}
              </text>
            )}
            <text x={x + width / 2} y={HEIGHT - 6} textAnchor="middle">
              {monthWords(month).slice(0, 3)}
            </text>
          </g>
        );
      })}
      <line className={styles.line} x1="0" x2={WIDTH} y1={floor} y2={floor} />
    </svg>
  );
}
