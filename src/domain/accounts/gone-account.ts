/**
 * The name of an account that is gone, `Zmazaný účet 3f9a2b1c`: the beginning of its id tells two of them apart without naming a
 * person.
 */
export function goneAccount(id: string): string {
  return `Zmazaný účet ${id.slice(0, 8)}`;
}
