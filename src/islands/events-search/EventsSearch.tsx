import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { EVENTS_FAILED } from '../../api/events.ts';
import { EventCard } from '../../components/events/EventCard.tsx';
import type { CardEvent } from '../../domain/events/card-event.ts';
import { nextEvents } from '../../domain/events/next-events.ts';
import { type CompleteRange, rangeInWords } from '../../domain/time/date-range.ts';
import { daysInterval } from '../../domain/time/wall-clock.ts';
import { eventCount } from '../../domain/words/plural.ts';
import { Spinner } from '../parts/Outcome.tsx';
import { DateRangeField } from './DateRangeField.tsx';
import css from './EventsSearch.module.css';
import { useEventSearch, useSearchedRange } from './use-event-search.ts';

interface Props {
  /** The next events as of the build, more than the page shows. */
  candidates: readonly CardEvent[];
  builtAtMs: number;
}

const DEFAULT_COUNT = 3;

/** Phones really show 90 %, but with that value a screen of 412 points would load the next larger file. */
const FIRST_POSTER_SIZES = '(min-width: 75rem) 25rem, (min-width: 48rem) 30vw, 88vw';
const POSTER_SIZES = '(min-width: 75rem) 25rem, (min-width: 48rem) 30vw, 7rem';

export function EventsSearch({ candidates, builtAtMs }: Props) {
  const headingId = useId();
  const fieldButton = useRef<HTMLButtonElement>(null);
  const [nowMs, refreshNow] = useNow(builtAtMs);
  const [searched, searchFor] = useSearchedRange();
  const search = useEventSearch(searched);
  const [chosen, setChosen] = useState<CompleteRange | null>(null);
  useEffect(() => setChosen(searched), [searched]);
  const isWaiting = chosen?.start !== searched?.start || chosen?.end !== searched?.end;

  const submit = () => {
    refreshNow();
    searchFor(chosen);
  };
  const reset = () => {
    setChosen(null);
    searchFor(null);
  };
  // The pressed button disappears, so the focus returns to the field.
  const thenFocusField = (act: () => void) => () => {
    act();
    fieldButton.current?.focus();
  };

  const events = search.state === 'found' ? search.events : nextEvents(candidates, nowMs, DEFAULT_COUNT);
  const within = search.state === 'found' && searched !== null ? daysInterval(searched.start, searched.end) : undefined;
  const showsList = search.state === 'found' || search.state === 'none';
  const isEmpty = showsList && events.length === 0;
  return (
    <section className="section wrap" aria-labelledby={headingId}>
      <div className={css.head}>
        <h2 id={headingId}>Aktuálne podujatia</h2>
        <search className={`needs-script ${css.search}`} aria-label="Podujatia podľa dátumu">
          <DateRangeField value={chosen} buttonRef={fieldButton} onApply={setChosen} onReset={reset} />
          <button type="button" className={`button button--${isWaiting ? 'red' : 'ink'}`} onClick={submit}>
            Hľadať
          </button>
        </search>
      </div>

      {/* Stays in the page, so that assistive technology hears changes. */}
      <div role="status">
        {search.state === 'loading' && (
          <p className={css.message}>
            <Spinner />
            Načítavam podujatia…
          </p>
        )}
        {isWaiting && chosen !== null && (
          <p className={css.message}>
            Vybrali ste {rangeInWords(chosen)}. <span className="muted">Podujatia ukáže tlačidlo Hľadať.</span>
          </p>
        )}
        {search.state === 'found' && !isEmpty && !isWaiting && searched !== null && (
          <p className={css.message}>
            {foundText(events.length)} <span className="muted">{rangeInWords(searched)}</span>
          </p>
        )}
        {isEmpty && !isWaiting && <NoEvents wasSearched={search.state === 'found'} />}
      </div>
      {search.state === 'loading' && <CardSkeletons count={DEFAULT_COUNT} />}
      {search.state === 'failed' && (
        <LoadFailure message={search.message} onRetry={thenFocusField(() => searchFor(searched))} />
      )}
      {showsList && !isEmpty && (
        // Safari drops the role of lists without markers.
        // biome-ignore lint/a11y/noRedundantRoles: see above
        <ul role="list" className={`event-grid event-grid--next ${isWaiting ? css.waiting : ''}`}>
          {events.map((event, position) => (
            <li key={event.id}>
              <EventCard
                event={event}
                nowMs={nowMs}
                within={within}
                sizes={position === 0 ? FIRST_POSTER_SIZES : POSTER_SIZES}
              />
            </li>
          ))}
        </ul>
      )}
      {search.state !== 'loading' && (
        <p className={css.actions}>
          {search.state === 'found' && (
            <button type="button" className="button" onClick={thenFocusField(reset)}>
              Resetovať hľadanie
            </button>
          )}
          <a className="more-link" href="/events">
            Pozrieť všetky podujatia
          </a>
        </p>
      )}
    </section>
  );
}

function foundText(count: number): string {
  return `Našli sme ${eventCount(count)}.`;
}

function NoEvents({ wasSearched }: { wasSearched: boolean }) {
  return (
    <div className={css.blank}>
      <EmptyStage />
      <div>
        <h3>Žiadne podujatia</h3>
        <p>{wasSearched ? 'Nenašli sa žiadne podujatia vo vybranom období' : 'Navštívte nás neskôr!'}</p>
      </div>
    </div>
  );
}

function LoadFailure({ message, onRetry }: { message: string; onRetry: () => void }) {
  const isLiteral = message === EVENTS_FAILED;
  return (
    <div className={css.blank}>
      <BrokenDisc />
      <div>
        <div role="alert">
          <p className={css.failure}>
            Chyba pri načítavaní podujatí: {isLiteral ? <span lang="en">{message}</span> : message}
          </p>
          {isLiteral && <p>Skontrolujte, prosím, pripojenie na internet a&nbsp;skúste to znova.</p>}
        </div>
        <button type="button" className="button button--red" onClick={onRetry}>
          Skúsiť znova
        </button>
      </div>
    </div>
  );
}

function BrokenDisc() {
  return (
    <svg viewBox="0 0 300 220" aria-hidden="true">
      <path className="fill-mustard" d="M0 0H300V220H0Z" />
      <path className="fill-red" d="M40 100A90 90 0 0 1 220 100Z" />
      <path className="fill-ink" d="M80 120A90 90 0 0 0 260 120Z" />
    </svg>
  );
}

function CardSkeletons({ count }: { count: number }) {
  return (
    <div className={`event-grid ${css.skeletons}`} aria-hidden="true">
      {Array.from({ length: count }, (_, position) => position).map((position) => (
        <div key={position} className="event-card">
          <svg className={css.poster} viewBox="0 0 400 500" aria-hidden="true">
            <path d="M0 100A100 100 0 0 1 100 0V100ZM100 200A100 100 0 0 1 300 200ZM300 300A100 100 0 0 0 400 200V300ZM0 300A100 100 0 0 0 100 400V300Z" />
          </svg>
          <p className="event-card-date">
            <span className={css.numeral} />
            <span className={css.lines}>
              <i className={css.line} />
              <i className={css.line} />
            </span>
          </p>
          <i className={`${css.line} ${css.title}`} />
          <i className={css.line} />
          <i className={css.line} />
        </div>
      ))}
    </div>
  );
}

function EmptyStage() {
  return (
    <svg viewBox="0 0 300 220" aria-hidden="true">
      <path className="fill-blue" d="M0 0H300V180H0Z" />
      <path className="fill-paper" d="M130 0H170L230 180H70Z" />
      <path className="fill-mustard" d="M70 180A80 40 0 0 1 230 180Z" />
      <path className="fill-red" d="M0 0H100A100 100 0 0 1 0 100ZM300 0H200A100 100 0 0 0 300 100Z" />
      <path className="fill-red" d="M0 100H20V180H0ZM280 100H300V180H280Z" />
      <path className="fill-ink" d="M0 180H300V190H0ZM0 195H300V205H0ZM0 210H300V220H0Z" />
    </svg>
  );
}

/** In epoch milliseconds: the time of the build until hydration, renewed when the visitor returns to the tab. */
function useNow(builtAtMs: number): [number, () => void] {
  const [nowMs, setNowMs] = useState(builtAtMs);
  const refresh = useCallback(() => setNowMs(Date.now()), []);

  useEffect(() => {
    const onVisibilityChange = () => {
      if (document.visibilityState === 'visible') refresh();
    };
    refresh();
    document.addEventListener('visibilitychange', onVisibilityChange);
    return () => document.removeEventListener('visibilitychange', onVisibilityChange);
  }, [refresh]);

  return [nowMs, refresh];
}
