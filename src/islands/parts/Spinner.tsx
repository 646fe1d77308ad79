import css from './Spinner.module.css';

/** A turning pair of quarter circles, as large as the text beside it, which says what is under way. */
export function Spinner() {
  return <span className={css.spinner} aria-hidden="true" />;
}
