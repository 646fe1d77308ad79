/** The form's field for a place in a list that is a whole setting: `2.answer` is `items.2.answer`. */
export function inItems(path: string): string {
  return path === '' ? 'items' : `items.${path}`;
}
