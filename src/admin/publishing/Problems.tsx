import { Link } from 'react-router';
import type { ContentProblem } from '../../api/publishing.ts';
import { contentPlace } from '../shared/content-place.ts';
import styles from './lists.module.css';
import { problemPlace, problemText } from './problem-words.ts';

/** What keeps the content off the site, each with the way to where it is mended. */
export function Problems({ problems }: { problems: readonly ContentProblem[] }) {
  return (
    <section aria-labelledby="co-opravit" className={styles.part}>
      <h2 id="co-opravit">Čo treba opraviť</h2>
      <p className={styles.lead}>Keď to opravíte a&nbsp;uložíte, zmeny pôjdu na web samé.</p>
      <ul className={styles.list}>
        {problems.map((problem) => {
          const place = contentPlace(problem.file);
          return (
            <li key={`${problem.file} ${problem.field} ${problem.message}`} className={styles.row}>
              <div>
                <strong>{problemPlace(problem)}</strong>
                <p>{problemText(problem)}</p>
              </div>
              {place !== null && (
                <Link className={styles.link} to={place.to}>
                  Opraviť<span className="visually-hidden">: {place.name}</span>
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
