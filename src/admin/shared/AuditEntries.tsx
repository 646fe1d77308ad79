import type { AuditEntry } from '../../api/audit.ts';
import { formatDateTime } from '../../domain/time/format-date.ts';
import styles from './AuditEntries.module.css';
import { actorText, actText, subjectText } from './act-words.ts';

/** Entries of the log as a short list. */
export function AuditEntries({ entries, empty }: { entries: readonly AuditEntry[]; empty: string }) {
  if (entries.length === 0) return <p>{empty}</p>;
  return (
    <ul className={styles.list}>
      {entries.map((entry) => {
        const subject = subjectText(entry);
        return (
          <li key={entry.id}>
            <time dateTime={entry.at}>{formatDateTime(entry.at)}</time>
            <span>
              {actText(entry)}
              <span className={styles.who}>
                {actorText(entry)}
                {subject !== null && ` → ${subject}`}
              </span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
