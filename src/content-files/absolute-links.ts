/**
 * Text that is read away from the site, in a mail or a feed reader: links within the site lead nowhere there.
 * @param html of ours (`render-markdown.ts`): attributes are in double quotes
 */
export function absoluteLinks(html: string, siteUrl: string): string {
  return html.replaceAll('href="/', `href="${siteUrl}/`);
}
