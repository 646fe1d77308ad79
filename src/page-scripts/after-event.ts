document.addEventListener('astro:page-load', () => {
  const section = document.querySelector<HTMLElement>('[data-after-event]:not([hidden])');
  if (section === null) return;
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (entry?.isIntersecting !== true) return;
      observer.disconnect();
      import('./fitting-events.ts').then(({ showFitting }) => showFitting(section));
    },
    { rootMargin: '600px' },
  );
  observer.observe(section);
});
