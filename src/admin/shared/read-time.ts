const TYPED = /^(\d{1,2})(?:[:.,\s]?(\d{2}))?$/;

/** An hour as people write it (`18:00`, `18.30`, `18`, `1830`) as `18:00`; null when it is none. */
export function readTime(text: string): string | null {
  const match = TYPED.exec(text.trim());
  if (match === null) return null;
  const [, hours = '', minutes = '00'] = match;
  return Number(hours) > 23 || Number(minutes) > 59 ? null : `${hours.padStart(2, '0')}:${minutes}`;
}
