// How things are dragged into an order. Keys, and what is said of moves to screen readers, are ours: the library's own words are
// English.
import { PointerSensor } from '@dnd-kit/react';

export const DRAG_SENSORS = [PointerSensor];

/** The library's plugins but the first, which speaks. */
export const withoutWords = <Plugin>([, ...others]: Plugin[]): Plugin[] => others;
