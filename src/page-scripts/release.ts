// A page of another release needs scripts and a policy that this one does not have, so the browser loads it whole.
document.addEventListener('astro:before-preparation', (event) => {
  const { loader } = event;
  event.loader = async () => {
    await loader();
    const [here, there] = [document, event.newDocument].map(({ documentElement }) => documentElement.dataset.release);
    if (here !== there) event.preventDefault();
  };
});
