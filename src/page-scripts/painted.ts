/** A tab in the background is never painted. */
const LONGEST_MS = 1000;

const LARGEST = 'largest-contentful-paint';

export async function painted(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((loaded) => addEventListener('load', loaded, { once: true }));
  await new Promise<void>((settled) => {
    const observer = new PerformanceObserver(() => {
      observer.disconnect();
      settled();
    });
    // Safari reports the largest paint only from 26.2 on.
    const type = PerformanceObserver.supportedEntryTypes.includes(LARGEST) ? LARGEST : 'paint';
    observer.observe({ type, buffered: true });
    setTimeout(settled, LONGEST_MS);
  });
}
