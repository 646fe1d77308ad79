import { useEffect, useEffectEvent, useState } from 'react';
import { type CancellableReservation, cancelReservation, readCancellable } from '../../api/reservation-link.ts';
import { reasonOf, tokenOfPage } from '../mailed-link.ts';

type Cancellation =
  | { state: 'loading' }
  /** The address holds no token. */
  | { state: 'missing' }
  /** `mayPass`: not the link's fault, so that it is worth another try. */
  | { state: 'unread'; message: string; mayPass: boolean }
  | { state: 'asking' | 'sending'; reservation: CancellableReservation; problem: string | null }
  | { state: 'cancelled'; message: string };

/** Reads what the link in the page's address, `/reservation/cancel/{token}`, is about; calls it off when told to. */
export function useCancellation() {
  const [cancellation, setCancellation] = useState<Cancellation>({ state: 'loading' });

  async function read() {
    const token = tokenOfPage();
    if (token === '') return setCancellation({ state: 'missing' });
    setCancellation({ state: 'loading' });
    const next = await readCancellable(token).then(
      (reservation) => ({ state: 'asking', reservation, problem: null }) as const,
      (error) => ({ state: 'unread', ...reasonOf(error) }) as const,
    );
    setCancellation(next);
  }

  async function cancel(reservation: CancellableReservation) {
    setCancellation({ state: 'sending', reservation, problem: null });
    const next = await cancelReservation(tokenOfPage()).then(
      (message) => ({ state: 'cancelled', message }) as const,
      (error) => ({ state: 'asking', reservation, problem: reasonOf(error).message }) as const,
    );
    setCancellation(next);
  }

  const begin = useEffectEvent(() => void read());
  useEffect(() => begin(), []);
  return { cancellation, read, cancel };
}
