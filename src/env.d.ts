import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** src/shell/hydrate-painted.ts */
    'client:painted'?: boolean;
    /** src/shell/hydrate-seen.ts */
    'client:seen'?: boolean | { rootMargin: string };
  }
}
