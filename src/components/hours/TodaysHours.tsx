import type { ReactNode } from 'react';
import { type Hours, type HoursPlace, weekInShort } from '../../domain/hours/opening-hours.ts';

interface Props {
  hours: Hours;
  place: HoursPlace;
  /** Tomorrow's hours, too. */
  withTomorrow?: boolean;
  /** What stands there without scripts; by default the week. */
  children?: ReactNode;
}

/**
 * `dnes 15:00 – 18:00, zajtra zatvorené`, said by src/page-scripts/todays-hours.ts by the clock of the reader. What is there
 * without scripts stays true however old the page is.
 */
export function TodaysHours({ hours, place, withTomorrow = false, children }: Props) {
  return (
    <span data-hours-of={place} data-tomorrow={withTomorrow ? '' : undefined}>
      {children ?? (weekInShort(hours, place) || 'zatvorené')}
    </span>
  );
}
