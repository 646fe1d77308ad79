const EXCERPT_LENGTH = 100;
const NOT_BEFORE_ELLIPSIS = /[\s.…,;:–]+$/;

/**
 * The first 100 characters of a plain text and an ellipsis. It never splits a surrogate pair and leaves no space or stop
 * before the ellipsis.
 */
export function excerpt(plainText: string): string {
  const characters = Array.from(plainText.trim());
  if (characters.length <= EXCERPT_LENGTH) return characters.join('');
  return `${characters.slice(0, EXCERPT_LENGTH).join('').replace(NOT_BEFORE_ELLIPSIS, '')}…`;
}
