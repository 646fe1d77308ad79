// Astro's own renderer tries every component once and streams. Without that a page of an event takes a third less
// time and carries no marks for hydration.

import own from '@astrojs/react/server.js';
import type { NamedSSRLoadedRendererValue } from 'astro';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** Pages have their own hints. */
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
