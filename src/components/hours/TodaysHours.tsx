import type { ReactNode } from 'react';
import { type Hours, type HoursPlace, weekInShort } from '../../domain/hours/opening-hours.ts';

interface Props {
  hours: Hours;
  place: HoursPlace;
  withTomorrow?: boolean;
  /** Shown without scripts, so it must stay true on an old page; by default the week. */
  children?: ReactNode;
}

/** src/page-scripts/todays-hours.ts writes `dnes 15:00 – 18:00, zajtra zatvorené`. */
export function TodaysHours({ hours, place, withTomorrow = false, children }: Props) {
  return (
    <span data-hours-of={place} data-tomorrow={withTomorrow ? '' : undefined}>
      {children ?? (weekInShort(hours, place) || 'zatvorené')}
    </span>
  );
}
