/** Parts of longer addresses and numbers do not count. */
export function mentions(text: string, name: string): boolean {
  const pattern = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\w.+-])${pattern}(?![\\w-]|\\.\\w)`, 'i').test(text);
}
