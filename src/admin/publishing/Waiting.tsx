import { Link } from 'react-router';
import type { PublishingState, WaitingFile } from '../../api/publishing.ts';
import { contentPlace } from '../shared/content-place.ts';
import styles from './lists.module.css';
import { CHANGE_NAMES } from './words.ts';

/** What was saved and visitors do not see yet. */
export function Waiting({ waiting: { items, total } }: { waiting: PublishingState['waiting'] }) {
  return (
    <section aria-labelledby="co-caka" className={styles.part}>
      <h2 id="co-caka">Čo čaká na zverejnenie</h2>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.file} className={styles.row}>
            <WaitingName item={item} />
            <span className={styles.change}>{CHANGE_NAMES[item.change]}</span>
          </li>
        ))}
      </ul>
      {total > items.length && (
        <p className={styles.lead}>
          Spolu je ich {total}, ukazujeme prvých {items.length}.
        </p>
      )}
    </section>
  );
}

function WaitingName({ item: { file, change, title } }: { item: WaitingFile }) {
  const place = contentPlace(file);
  const name = place?.name ?? file;
  return (
    <div className={styles.name}>
      {place === null || change === 'deleted' ? (
        <strong>{title ?? name}</strong>
      ) : (
        <Link className={styles.link} to={place.to}>
          {title ?? name}
        </Link>
      )}
      {title !== null && <span className={styles.lead}>{name}</span>}
    </div>
  );
}
