document.addEventListener('astro:page-load', () => {
  const section = document.querySelector<HTMLElement>('[data-after-event]:not([hidden])');
  if (section === null) return;
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (entry?.isIntersecting !== true) return;
      observer.disconnect();
      // The link to all events below needs no script.
      import('./related-events.ts').then(
        ({ showRelated }) => showRelated(section),
        () => section.querySelector('[data-fitting]')?.remove(),
      );
    },
    { rootMargin: '600px' },
  );
  observer.observe(section);
});
