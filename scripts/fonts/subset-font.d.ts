declare module 'subset-font' {
  interface Options {
    targetFormat?: 'woff2' | 'woff' | 'truetype' | 'sfnt';
    /** Ranges that variable axes are narrowed to, or values they are pinned at. */
    variationAxes?: Record<string, number | { min: number; max: number }>;
    /** Leaves out glyphs that only layout features reach. */
    noLayoutClosure?: boolean;
  }
  export default function subsetFont(font: Buffer, characters: string, options?: Options): Promise<Buffer>;
}
