import { z } from 'zod';
import { isCalendarDate } from '../time/calendar-day.ts';

const MESSAGE = 'Napíšte skutočný dátum v\u00a0tvare RRRR-MM-DD.';

/** A day as calls take it, `2026-12-05`; rules about several of them are asked only of real ones. */
export const calendarDay = z.string(MESSAGE).refine(isCalendarDate, { error: MESSAGE, abort: true });
