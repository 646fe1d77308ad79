function takeNext(target: EventTarget | null): void {
  if (!(target instanceof HTMLImageElement)) return;
  const offers = target.closest('picture')?.querySelectorAll('source[srcset]') ?? [];
  // The elements stay, because an island that is not hydrated yet expects them. Without `srcset` the browser takes
  // `src`.
  for (const offer of offers) offer.removeAttribute('srcset');
  if (offers.length > 0) return;
  if (target.dataset.fallbackIcon !== undefined) target.dataset.failed = '';
  const { fallback } = target.dataset;
  if (fallback === undefined) return;
  delete target.dataset.fallback;
  target.src = `/shapes/placeholder-${fallback}.svg`;
}

// Errors of pictures do not bubble.
document.addEventListener('error', (event) => takeNext(event.target), { capture: true });

// Some pictures failed before this script ran.
document.addEventListener('astro:page-load', () => {
  for (const image of document.images) if (image.complete && image.naturalWidth === 0) takeNext(image);
});
