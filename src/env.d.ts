import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** src/page-scripts/hydrate-painted.ts */
    'client:painted'?: boolean;
    /** src/page-scripts/hydrate-seen.ts */
    'client:seen'?: boolean | { rootMargin: string };
  }
}
