document.addEventListener('astro:page-load', () => {
  const place = document.querySelector('[data-current-year]');
  const year = String(new Date().getFullYear());
  // The same text would be laid out anew.
  if (place && place.textContent !== year) place.textContent = year;
});
