document.addEventListener('astro:page-load', () => {
  const section = document.querySelector<HTMLElement>('[data-after-event]:not([hidden])');
  if (section === null) return;
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (entry?.isIntersecting !== true) return;
      observer.disconnect();
      import('./related-events.ts').then(({ showRelated }) => showRelated(section));
    },
    { rootMargin: '600px' },
  );
  observer.observe(section);
});
