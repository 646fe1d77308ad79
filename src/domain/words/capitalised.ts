/** `potvrdená` → `Potvrdená`, for a word that begins a line or stands alone. */
export function capitalised(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
