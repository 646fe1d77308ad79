// Pictures that cannot be loaded give way to a drawn placeholder (SPEC 8); the alternative text stays.

function showPlaceholder(target: EventTarget | null): void {
  if (!(target instanceof HTMLImageElement)) return;
  // A logo gives way to an icon with the name (SPEC 3), drawn by the style of its surroundings.
  if (target.dataset.fallbackIcon !== undefined) target.dataset.failed = '';
  const { fallback } = target.dataset;
  if (fallback === undefined) return;
  delete target.dataset.fallback;
  // The elements stay: an island may not have come to life yet, and expects them.
  for (const source of target.parentElement?.querySelectorAll(':scope > source') ?? [])
    source.removeAttribute('srcset');
  target.src = `/storage/misc/placeholder-${fallback}.svg`;
}

// Errors of pictures do not bubble, so they are caught on their way down.
document.addEventListener('error', (event) => showPlaceholder(event.target), { capture: true });

// Pictures that failed before this script ran.
document.addEventListener('astro:page-load', () => {
  for (const image of document.images)
    if (image.complete && image.naturalWidth === 0 && image.loading !== 'lazy') showPlaceholder(image);
});
