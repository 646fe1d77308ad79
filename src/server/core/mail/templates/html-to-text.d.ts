declare module 'html-to-text' {
  export interface SelectorDefinition {
    selector: string;
    format?: string;
    options?: Record<string, unknown>;
  }
  export function compile(options: {
    selectors: readonly SelectorDefinition[];
    wordwrap: number;
  }): (html: string) => string;
}
