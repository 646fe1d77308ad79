/** Loads the script of the visitor statistics once, if the site names one. Call it only with the visitor's consent. */
export function loadAnalytics(): void {
  const src = document.body.dataset.analyticsSrc;
  if (src === undefined || document.querySelector('script[data-analytics]')) return;
  const script = document.createElement('script');
  script.src = src;
  script.defer = true;
  script.dataset.analytics = '';
  document.head.append(script);
}
