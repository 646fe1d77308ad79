/** The name of the centre in the lines beside its logo: a short name at its end has a line of its own. */
export function brandLines({ name, short_name }: { name: string; short_name: string }): string[] {
  const kind = name.endsWith(` ${short_name}`) ? name.slice(0, -short_name.length).trim() : '';
  return kind === '' ? [name] : [kind, short_name];
}
