import type { PriceEstimate } from '../../domain/reservations/price-estimate.ts';
import { DEPOSIT_SHARE } from '../../domain/reservations/rental-rules.ts';
import { amountInWords } from '../../domain/reservations/reservation-words.ts';
import { noonOf } from '../../domain/time/date-range-words.ts';
import { formatDate } from '../../domain/time/format-date.ts';
import { formatPrice } from '../../domain/words/format-price.ts';
import css from './PricePanel.module.css';
import type { PriceView } from './price-view.ts';

interface Props {
  view: PriceView;
  /** In Bratislava, `2026-11-21`. */
  today: string | null;
  warnings: readonly string[];
}

const HOURS = new Intl.NumberFormat('sk', { maximumFractionDigits: 2 });

/** The price as far as it can be told already, with what is to be paid when. */
export function PricePanel({ view, today, warnings }: Props) {
  return (
    <section className={css.panel} aria-labelledby="rezervacia-cena">
      <h3 id="rezervacia-cena" className={css.title}>
        Orientačná cena
      </h3>
      {/* Stays in the page, so that assistive technology hears the price change. */}
      <p role="status" className={view.kind === 'estimate' ? css.amount : css.missing}>
        {view.kind === 'estimate' && <span className={css.about}>približne </span>}
        {view.kind === 'estimate' && amountInWords(view.estimate.total)}
        {view.kind === 'by-agreement' && 'Cenu tejto miestnosti vám navrhneme podľa podujatia.'}
        {view.kind === 'impossible' && 'Koniec má byť po začiatku. Upravte deň alebo čas a\u00a0cenu hneď uvidíte.'}
        {view.kind === 'unknown' && 'Vyberte miestnosť, deň a\u00a0čas od\u00a0– do a\u00a0hneď ju uvidíte.'}
      </p>
      {view.kind === 'estimate' && <Details estimate={view.estimate} today={today} />}
      {warnings.map((warning) => (
        <p key={warning} className={css.warning}>
          {warning}
        </p>
      ))}
    </section>
  );
}

function Details({ estimate, today }: { estimate: PriceEstimate; today: string | null }) {
  const { items, hours, deposit, balanceDue, freeCancellationUntil } = estimate;
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
        <div>
          <dt>Záloha {DEPOSIT_SHARE * 100}&nbsp;% po potvrdení</dt>
          <dd>{amountInWords(deposit)}</dd>
        </div>
        <div>
          <dt>Doplatok</dt>
          <dd>{isPast(balanceDue) ? 'hneď po potvrdení' : `do ${formatDate(noonOf(balanceDue))}`}</dd>
        </div>
        <div>
          <dt>Bezplatné zrušenie</dt>
          <dd>
            {isPast(freeCancellationUntil) ? 'už nie je možné' : `do ${formatDate(noonOf(freeCancellationUntil))}`}
          </dd>
        </div>
      </dl>
      <p className={css.note}>
        Výpočet je orientačný, bez zvukára a&nbsp;upratovania. Presnú cenu sa dozviete v&nbsp;našej odpovedi.
      </p>
    </>
  );
}
