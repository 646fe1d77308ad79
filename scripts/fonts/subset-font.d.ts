declare module 'subset-font' {
  interface Options {
    targetFormat?: 'woff2' | 'woff' | 'truetype' | 'sfnt';
    /** Leaves out glyphs that only layout features reach. */
    noLayoutClosure?: boolean;
    noHinting?: boolean;
    /** Without it all features stay. */
    keepFeatures?: readonly string[];
    /** Fixes axes of a variable font. */
    variationAxes?: Readonly<Record<string, number>>;
  }
  export default function subsetFont(font: Buffer, characters: string, options?: Options): Promise<Buffer>;
}
