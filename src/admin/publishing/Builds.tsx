import { Badge } from '@mantine/core';
import type { Build } from '../../api/publishing.ts';
import { formatDateTime } from '../../domain/time/format-date.ts';
import styles from './lists.module.css';
import { problemPlace, problemText } from './problem-words.ts';
import { BUILD_NAMES, duration } from './words.ts';

/** Colour only where something asks for attention. */
const COLORS: Readonly<Record<Build['state'], string>> = {
  waiting: 'gray',
  building: 'yellow',
  live: 'gray',
  failed: 'red',
};

/** How the last builds went, newest first. */
export function Builds({ builds }: { builds: readonly Build[] }) {
  return (
    <section aria-labelledby="posledne" className={styles.part}>
      <h2 id="posledne">Posledné zverejnenia</h2>
      {builds.length === 0 ? (
        <p className={styles.lead}>Zatiaľ žiadne. Prvé príde s&nbsp;prvou uloženou zmenou.</p>
      ) : (
        <ol className={styles.list}>
          {builds.map((build) => (
            <li key={build.id} className={styles.build}>
              <time dateTime={build.started_at}>{formatDateTime(build.started_at)}</time>
              <Badge color={COLORS[build.state]}>{BUILD_NAMES[build.state]}</Badge>
              <span className={styles.lead}>{build.state === 'live' && duration(build)}</span>
              {reasonsOf(build).map((reason) => (
                <p key={reason} className={styles.reason}>
                  {reason}
                </p>
              ))}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** The mistakes in the content where they are known, else what the build says itself. */
function reasonsOf({ problems, reason }: Build): string[] {
  if (problems.length > 0) return problems.map((problem) => `${problemPlace(problem)} – ${problemText(problem)}`);
  return reason === null ? [] : [reason];
}
