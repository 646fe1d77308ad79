import { Link } from 'react-router';
import type { ContentProblem } from '../../api/publishing.ts';
import { contentPlace } from './content-place.ts';
import styles from './lists.module.css';

/** What keeps the content off the site, each with the way to where it is mended. */
export function Problems({ problems }: { problems: readonly ContentProblem[] }) {
  return (
    <section aria-labelledby="co-opravit" className={styles.part}>
      <h2 id="co-opravit">Čo treba opraviť</h2>
      <p className={styles.lead}>Keď to opravíte a&nbsp;uložíte, zmeny pôjdu na web samé.</p>
      <ul className={styles.list}>
        {problems.map(({ file, field, message }) => {
          const place = contentPlace(file);
          return (
            <li key={`${file} ${field} ${message}`} className={styles.row}>
              <div>
                <strong>{place?.name ?? `Súbor ${file}`}</strong>
                <p>
                  {field !== null && <span className={styles.field}>{field}: </span>}
                  {message}
                </p>
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
