// What pdfkit 0.20 can do and its types do not say yet.
declare namespace PDFKit.Mixins {
  interface StructureElementOptions {
    /** Of a TH: which cells it is the header of. */
    scope?: 'Row' | 'Column';
  }
  interface AnnotationOption {
    /** The structure element that a link belongs to. */
    structParent?: PDFStructureElement;
  }
}
