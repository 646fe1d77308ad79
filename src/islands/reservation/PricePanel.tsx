import { type HireTerms, termDays } from '../../domain/reservations/hire-terms.ts';
import {
  amountInWords,
  depositRange,
  estimatePrice,
  type PricedEntry,
  type PriceEstimate,
  PURPOSES,
} from '../../domain/reservations/price-estimate.ts';
import { formatDate, noonOf } from '../../domain/time/format-date.ts';
import { toEpochMs } from '../../domain/time/wall-clock.ts';
import { formatPrice } from '../../domain/words/price.ts';
import type { FormContent } from './form-content.ts';
import css from './ReservationForm.module.css';

interface Props {
  view: PriceView;
  isRoomChosen: boolean;
  terms: HireTerms;
  /** `2026-12-05`, or '' while it is unknown. */
  day: string;
  /** In Bratislava, `2026-11-21`. */
  today: string | null;
  warnings: readonly string[];
}

const HOURS = new Intl.NumberFormat('sk', { maximumFractionDigits: 2 });

export function PricePanel({ view, isRoomChosen, terms, day, today, warnings }: Props) {
  return (
    <section className={css.panel} aria-labelledby="rezervacia-cena">
      <h3 id="rezervacia-cena" className={css.priceTitle}>
        Orientačná cena
      </h3>
      {/* The element stays in the page, so that screen readers announce changes. */}
      <p role="status" className={view.kind === 'estimate' ? css.amount : css.missing}>
        {view.kind === 'estimate' && <span className={css.about}>približne </span>}
        {view.kind === 'estimate' && amountInWords(view.estimate.total)}
        {view.kind === 'by-agreement' && 'Cenu tejto miestnosti vám navrhneme podľa podujatia.'}
        {view.kind === 'impossible' && 'Koniec má byť po začiatku. Upravte deň alebo čas a\u00a0cenu hneď uvidíte.'}
        {view.kind === 'unknown' &&
          `Vyberte ${isRoomChosen ? '' : 'miestnosť, '}deň a\u00a0čas od\u00a0– do a\u00a0cenu hneď uvidíte.`}
      </p>
      {view.kind === 'estimate' && <Details estimate={view.estimate} terms={terms} day={day} today={today} />}
      {warnings.map((warning) => (
        <p key={warning} className={css.warning}>
          {warning}
        </p>
      ))}
    </section>
  );
}

interface DetailsProps extends Pick<Props, 'terms' | 'day' | 'today'> {
  estimate: PriceEstimate;
}

function Details({ estimate, terms, day, today }: DetailsProps) {
  const { items, hours, total: all } = estimate;
  const { deposit_percent: percent } = terms;
  const { balanceDue, freeCancellationUntil } = termDays(day, terms);
  const isPast = (day: string) => today !== null && day < today;
  return (
    <>
      <dl className={css.facts}>
        {items.map(({ item, purpose, amount, unit, total }) => (
          <div key={`${item} ${purpose}`}>
            <dt>
              {item}
              {purpose !== null && `, ${purpose}`}
            </dt>
            <dd>
              {unit === 'hour' && `${HOURS.format(hours)}\u00a0hod. × ${formatPrice({ amount, unit })} = `}
              {formatPrice({ amount: total, unit: 'once' })}
            </dd>
          </div>
        ))}
        {percent > 0 && (
          <div>
            <dt>Záloha {percent}&nbsp;% po potvrdení</dt>
            <dd>{amountInWords(depositRange(all, terms))}</dd>
          </div>
        )}
        {percent < 100 && (
          <div>
            <dt>{percent === 0 ? 'Platba' : 'Doplatok'}</dt>
            <dd>{isPast(balanceDue) ? 'hneď po potvrdení' : `do ${formatDate(noonOf(balanceDue))}`}</dd>
          </div>
        )}
        <div>
          <dt>Bezplatné zrušenie</dt>
          <dd>
            {isPast(freeCancellationUntil) ? 'už nie je možné' : `do ${formatDate(noonOf(freeCancellationUntil))}`}
          </dd>
        </div>
      </dl>
      <p className={css.priceNote}>
        Výpočet je orientačný, bez doplnkových služieb. Presnú cenu sa dozviete v&nbsp;našej odpovedi.
      </p>
    </>
  );
}

/** `impossible`: the time ends before it begins. */
export type PriceView =
  | { kind: 'unknown' | 'impossible' | 'by-agreement' }
  | { kind: 'estimate'; estimate: PriceEstimate };

export function priceView(entries: readonly PricedEntry[], content: FormContent): PriceView {
  const { room, date_from, date_until, time_from, time_until } = content;
  if (room !== '' && !entries.some((entry) => entry.room === room)) return { kind: 'by-agreement' };
  if (room === '' || date_from === '' || time_from === '' || time_until === '') return { kind: 'unknown' };
  const start = `${date_from}T${time_from}`;
  const end = `${date_until || date_from}T${time_until}`;
  if (toEpochMs(end) <= toEpochMs(start)) return { kind: 'impossible' };
  const estimate = estimatePrice(entries, {
    room,
    purpose: PURPOSES.find((purpose) => purpose === content.purpose) ?? null,
    start,
    end,
  });
  // The room has prices, but none for this purpose.
  return estimate === null ? { kind: 'by-agreement' } : { kind: 'estimate', estimate };
}
