/** `2 z 4: Prenájom sál`, or `2 z 4` for a slide without a name. `index` counts from 0. */
export function slideLabel(index: number, count: number, name: string | null): string {
  const place = `${index + 1} z\u00a0${count}`;
  return name === null ? place : `${place}: ${name}`;
}
