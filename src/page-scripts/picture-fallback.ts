// Pictures that cannot be loaded in the format offered first are tried as they are, then give way to a drawn placeholder;
// the alternative text stays.

function takeNext(target: EventTarget | null): void {
  if (!(target instanceof HTMLImageElement)) return;
  const offers = target.closest('picture')?.querySelectorAll('source[srcset]') ?? [];
  // The elements stay, because an island that is not hydrated yet expects them. Without `srcset` the browser takes `src`.
  for (const offer of offers) offer.removeAttribute('srcset');
  if (offers.length > 0) return;
  // A logo gives way to an icon with the name, drawn by the style of its surroundings.
  if (target.dataset.fallbackIcon !== undefined) target.dataset.failed = '';
  const { fallback } = target.dataset;
  if (fallback === undefined) return;
  delete target.dataset.fallback;
  target.src = `/shapes/placeholder-${fallback}.svg`;
}

// Errors of pictures do not bubble, so they are caught on their way down.
document.addEventListener('error', (event) => takeNext(event.target), { capture: true });

// Pictures that failed before this script ran.
document.addEventListener('astro:page-load', () => {
  for (const image of document.images) if (image.complete && image.naturalWidth === 0) takeNext(image);
});
