/**
 * Data as JSON for a `<script>` element of type `application/…json`. Every `<` is written as an escape, because a title with
 * `</script>` would end the element (ASVS 1.2.3).
 */
export function scriptJson(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
