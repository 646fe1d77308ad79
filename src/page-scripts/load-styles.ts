/**
 * Resolves when the sheet applies.
 * @throws Event when it could not be fetched; the next call tries again
 */
export async function loadStyles(href: string): Promise<void> {
  const known = document.querySelector<HTMLLinkElement>(`link[rel="stylesheet"][href="${href}"]`);
  const link = known ?? document.createElement('link');
  if (link.sheet !== null) return;
  await new Promise((resolve, reject) => {
    link.addEventListener('load', resolve, { once: true });
    link.addEventListener('error', reject, { once: true });
    if (known !== null) return;
    link.rel = 'stylesheet';
    link.href = href;
    document.head.append(link);
  }).catch((error: unknown) => {
    link.remove();
    throw error;
  });
}
