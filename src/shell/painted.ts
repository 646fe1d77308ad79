/** As long as the painting of a loaded page may take; a tab that goes into the background is not painted at all. */
const LONGEST_MS = 1000;

/**
 * Settles when the page is loaded and its first sight has been painted. What nobody can see or use before is fetched then, so
 * that it takes no bandwidth from the first picture.
 */
export async function painted(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((loaded) => addEventListener('load', loaded, { once: true }));
  await new Promise<void>((settled) => {
    const observer = new PerformanceObserver(() => {
      observer.disconnect();
      settled();
    });
    observer.observe({ type: 'largest-contentful-paint', buffered: true });
    setTimeout(settled, LONGEST_MS);
  });
}
