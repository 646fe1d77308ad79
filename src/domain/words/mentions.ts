/** Whether a text names an address or a reference number, in any case, not only as a part of a longer one. */
export function mentions(text: string, name: string): boolean {
  const pattern = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\w.+-])${pattern}(?![\\w-]|\\.\\w)`, 'i').test(text);
}
