/** How long the painting of a loaded page may take; a tab that goes into the background is not painted at all. */
const LONGEST_MS = 1000;

const LARGEST = 'largest-contentful-paint';

/**
 * Resolves when the page is loaded and its first view has been painted. Whatever nobody can see or use earlier is fetched
 * then, so that it takes no bandwidth from the first picture.
 */
export async function painted(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((loaded) => addEventListener('load', loaded, { once: true }));
  await new Promise<void>((settled) => {
    const observer = new PerformanceObserver(() => {
      observer.disconnect();
      settled();
    });
    // Safari reports the largest paint from 26.2 on, and has always reported the first.
    const type = PerformanceObserver.supportedEntryTypes.includes(LARGEST) ? LARGEST : 'paint';
    observer.observe({ type, buffered: true });
    setTimeout(settled, LONGEST_MS);
  });
}
