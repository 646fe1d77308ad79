/**
 * `robots.txt`. It hides nothing: what search engines must not show says `noindex` itself, and they can only read that where
 * they may go. Copies of the site for review are kept out as a whole.
 */
export function robotsText(siteUrl: string, isPreview: boolean): string {
  if (isPreview) return 'User-agent: *\nDisallow: /\n';
  return `User-agent: *\nDisallow:\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}
