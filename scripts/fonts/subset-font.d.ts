declare module 'subset-font' {
  interface Options {
    targetFormat?: 'woff2' | 'woff' | 'truetype' | 'sfnt';
    /** Leaves out glyphs that only layout features reach. */
    noLayoutClosure?: boolean;
    /** Leaves out instructions for coarse screens. */
    noHinting?: boolean;
    /** The only layout features that stay; without it all do. */
    keepFeatures?: readonly string[];
  }
  export default function subsetFont(font: Buffer, characters: string, options?: Options): Promise<Buffer>;
}
