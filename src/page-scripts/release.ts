// Another release needs other scripts and another policy, so the browser loads its page whole.
document.addEventListener('astro:before-preparation', (event) => {
  const { loader } = event;
  event.loader = async () => {
    await loader();
    const [here, there] = [document, event.newDocument].map(({ documentElement }) => documentElement.dataset.release);
    if (here !== there) event.preventDefault();
  };
});
