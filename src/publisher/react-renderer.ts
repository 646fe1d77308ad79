// How Astro renders React on the server. Astro's own renderer tries every component once to learn whether it is React's, and renders
// it through a stream. This one takes everything that is not Astro's for React, and renders static components without a stream: a
// page of an event takes a third less time and carries no marks for hydration.

import own from '@astrojs/react/server.js';
import type { NamedSSRLoadedRendererValue } from 'astro';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** Hints that React puts before the markup; pages have their own. */
const PRELOADS = /<link\s[^>]*rel="preload"[^>]*>/g;

const renderer: NamedSSRLoadedRendererValue = {
  ...own,
  check(Component, props, slots, metadata) {
    return typeof Component === 'function'
      ? Promise.resolve(true)
      : own.check.call(this, Component, props, slots, metadata);
  },
  async renderToStaticMarkup(Component, props, slots, metadata) {
    const isStatic = metadata?.hydrate === undefined && Object.keys(slots ?? {}).length === 0;
    if (!isStatic) return own.renderToStaticMarkup.call(this, Component, props, slots, metadata);
    return { html: renderToStaticMarkup(createElement(Component, props)).replace(PRELOADS, '') };
  },
};

export default renderer;
