import { Button } from '@mantine/core';
import { useState } from 'react';
import type { DeskReservationDetail } from '../../../api/admin-reservations.ts';
import { type ReservationStatus, STATUS_WORDS } from '../../../domain/reservations/reservation-status.ts';
import { useNow } from '../../shared/use-now.ts';
import { ageWords } from '../words.ts';
import { DecisionDialog } from './DecisionDialog.tsx';
import { type Decision, decisionsOf } from './decisions.ts';
import styles from './ReservationPage.module.css';

interface Props {
  reservation: DeskReservationDetail;
  /** Notes or prices below were changed and not saved. */
  hasChanges: boolean;
}

/** Where the reservation can go from here. */
export function DecisionButtons({ reservation, hasChanges }: Props) {
  const [decision, setDecision] = useState<Decision | null>(null);
  const nowMs = useNow();
  const { status, source } = reservation;
  const decisions = decisionsOf(status, source === 'block');
  if (decisions.length === 0) return null;
  return (
    <section className={styles.decisions} data-waits={status === 'new'} aria-label="Rozhodnutie">
      <p>{hasChanges ? 'Najprv uložte zmeny, ktoré ste urobili nižšie.' : sentenceOf(status, reservation, nowMs)}</p>
      {decisions.map((each) => (
        <Button
          key={each.status}
          variant={each.isMain ? 'filled' : 'default'}
          disabled={hasChanges}
          onClick={() => setDecision(each)}
        >
          {each.label}
        </Button>
      ))}
      {decision !== null && (
        <DecisionDialog reservation={reservation} decision={decision} onClose={() => setDecision(null)} />
      )}
    </section>
  );
}

function sentenceOf(status: ReservationStatus, { waits_since, source }: DeskReservationDetail, nowMs: number): string {
  if (status === 'new') return `Čaká na odpoveď ${ageWords(waits_since, nowMs)}.`;
  if (status !== 'confirmed')
    return `Rezervácia je ${STATUS_WORDS[status]}. Ak sa niečo zmenilo, môže znova čakať na odpoveď.`;
  return source === 'block' ? 'Miestnosť je v\u00a0tomto čase zablokovaná.' : 'Miestnosť je pridelená.';
}
