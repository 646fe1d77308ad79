import sax from 'sax';

/** @throws Error when a text is not well-formed XML */
export function checkXml(text: string): void {
  const parser = sax.parser(true);
  parser.onerror = (error) => {
    throw error;
  };
  parser.write(text).close();
}
