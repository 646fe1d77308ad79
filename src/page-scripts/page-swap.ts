// Another release needs other scripts and another policy, so the browser loads its page whole.
document.addEventListener('astro:before-preparation', (event) => {
  const { loader } = event;
  event.loader = async () => {
    await loader();
    const [here, there] = [document, event.newDocument].map(({ documentElement }) => documentElement.dataset.release);
    if (here !== there) event.preventDefault();
  };
});

// React counts it as an error of the page when a part is taken away that it has begun to hydrate. It ends its work at
// once for an event that people make, and an event at a comment reaches no component.

function finish(island: Element): void {
  const place = document.createComment('');
  island.append(place);
  place.dispatchEvent(new Event('dragend'));
  place.remove();
}

document.addEventListener('astro:before-swap', (event) => {
  const { swap } = event;
  event.swap = () => {
    for (const island of document.querySelectorAll('astro-island:not([ssr])')) finish(island);
    swap();
  };
});
