// What pdfkit 0.20 can do and its types lack.
declare namespace PDFKit.Mixins {
  interface StructureElementOptions {
    scope?: 'Row' | 'Column';
  }
  interface AnnotationOption {
    structParent?: PDFStructureElement;
  }
}
