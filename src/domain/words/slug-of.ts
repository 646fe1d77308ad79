const MAX_LENGTH = 80;

/** The words of a title as they stand in an address: `Jazz v dome: Modrá linka` → `jazz-v-dome-modra-linka`. */
export function slugOf(title: string): string {
  const slug = title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  if (slug.length <= MAX_LENGTH) return slug || 'podujatie';
  const lastWordEnd = slug.lastIndexOf('-', MAX_LENGTH);
  return slug.slice(0, lastWordEnd > 0 ? lastWordEnd : MAX_LENGTH);
}
