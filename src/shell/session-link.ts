// The header's link to the admin area, only for someone who is signed in (SPEC 2.1).
const TOKEN_KEY = 'auth_token';

document.addEventListener('astro:page-load', () => {
  const link = document.querySelector<HTMLElement>('[data-admin-link]');
  if (link) link.hidden = localStorage.getItem(TOKEN_KEY) === null;
});
