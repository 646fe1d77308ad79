/** Gives `Zmazaný účet 3f9a2b1c`: the beginning of the id tells two of them apart. */
export function goneAccount(id: string): string {
  return `Zmazaný účet ${id.slice(0, 8)}`;
}
