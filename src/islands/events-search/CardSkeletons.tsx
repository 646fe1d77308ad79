import css from './CardSkeletons.module.css';

/** Shapes of cards while events are on their way; decoration only, the status beside them says it in words. */
export function CardSkeletons({ count }: { count: number }) {
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
