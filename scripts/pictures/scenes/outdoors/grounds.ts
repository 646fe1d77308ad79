import type { Frame } from '../frame.ts';
import { park } from '../scenery/park.ts';
import { weatherOf } from '../scenery/weather.ts';
import { yard } from '../scenery/yard.ts';

/** Ground of a scene: the yard for "yard…" sets, otherwise the park. */
export function grounds(frame: Frame, horizon: number): string {
  const name = frame.options.set ?? 'day';
  if (name === 'courtyard') return yard(frame, weatherOf('yard'), horizon);
  if (name === 'courtyard night') return yard(frame, weatherOf('dusk'), horizon);
  if (name === 'courtyard snow') return yard(frame, weatherOf('snow'), horizon);
  return park(frame, weatherOf(name), horizon);
}

/** Is it night in this set. */
export function dark(frame: Frame): boolean {
  return ['night', 'dusk', 'courtyard night'].includes(frame.options.set ?? '');
}
