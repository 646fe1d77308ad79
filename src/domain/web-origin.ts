/** Whether a text is the address of a site without a path: `https://www.kd.example`, with or without the slash. */
export function isWebOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  return /^https?:$/.test(url.protocol) && url.pathname === '/' && url.search === '' && url.hash === '';
}
