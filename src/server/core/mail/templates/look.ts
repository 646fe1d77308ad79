// Mail programs have no variables, so these are values of src/styles/tokens.css (docs/look.md).
import type { CSSProperties } from 'react';

const TEXT_FONT = "Figtree, 'Segoe UI', Helvetica, Arial, sans-serif";
const HEADING_FONT = "'Bricolage Grotesque', 'Arial Narrow', Arial, sans-serif";

const INK = '#1d1b1a';
const INK_SOFT = '#57514b';
const PAPER = '#f7f2e8';
const LINE_SOFT = '#d8cfbf';
const GREEN = '#14624f';
const WHITE = '#fffdf8';

const text: CSSProperties = {
  fontFamily: TEXT_FONT,
  fontSize: '17px',
  lineHeight: '27px',
  color: INK,
  margin: '0 0 18px',
};

const subheading: CSSProperties = {
  fontFamily: HEADING_FONT,
  fontSize: '21px',
  lineHeight: '26px',
  fontWeight: 700,
  color: INK,
  margin: '32px 0 12px',
};

export const look = {
  page: { backgroundColor: PAPER, margin: 0, padding: 0 },
  sheet: { maxWidth: '560px', margin: '0 auto', padding: '0 24px 40px' },
  masthead: { borderBottom: `1px solid ${INK}`, padding: '24px 0', marginBottom: '32px' },
  tile: { backgroundColor: GREEN, width: '28px', height: '28px', fontSize: '1px', lineHeight: '1px' },
  siteName: { ...text, fontFamily: HEADING_FONT, fontSize: '19px', lineHeight: '24px', fontWeight: 700, margin: 0 },
  heading: {
    fontFamily: HEADING_FONT,
    fontSize: '32px',
    lineHeight: '36px',
    fontWeight: 700,
    letterSpacing: '-0.01em',
    color: INK,
    margin: '0 0 20px',
  },
  subheading,
  headingLink: { color: INK, textDecoration: 'underline' },
  entry: { borderTop: `1px solid ${LINE_SOFT}`, padding: '20px 0 8px' },
  entryPicture: { width: '32%', paddingRight: '16px', verticalAlign: 'top' },
  entryWords: { verticalAlign: 'top' },
  entryHeading: { ...subheading, margin: '0 0 6px' },
  pictureWidth: '160',
  attachedPicture: { display: 'block', margin: '0 0 16px', border: `1px solid ${LINE_SOFT}`, background: '#ffffff' },
  picture: {
    width: '100%',
    maxWidth: '160px',
    height: 'auto',
    color: INK_SOFT,
    fontFamily: TEXT_FONT,
    fontSize: '14px',
  },
  time: { ...text, fontSize: '15px', lineHeight: '22px', fontWeight: 600, margin: '0 0 2px' },
  listItem: { margin: '0 0 6px' },
  text,
  small: { ...text, fontSize: '14px', lineHeight: '21px', color: INK_SOFT, margin: '0 0 8px' },
  link: { color: GREEN, textDecoration: 'underline' },
  action: { margin: '28px 0' },
  button: {
    backgroundColor: GREEN,
    color: WHITE,
    fontFamily: TEXT_FONT,
    fontSize: '17px',
    fontWeight: 600,
    padding: '15px 26px',
    textDecoration: 'none',
  },
  facts: { borderTop: `1px solid ${INK}`, margin: '0 0 24px', width: '100%' },
  factName: {
    ...text,
    color: INK_SOFT,
    borderBottom: `1px solid ${LINE_SOFT}`,
    padding: '9px 16px 9px 0',
    width: '38%',
    verticalAlign: 'top',
  },
  factValue: { ...text, borderBottom: `1px solid ${LINE_SOFT}`, padding: '9px 0', verticalAlign: 'top' },
  quotation: { ...text, borderLeft: `4px solid ${GREEN}`, paddingLeft: '16px' },
  footer: { borderTop: `1px solid ${INK}`, marginTop: '40px', paddingTop: '16px' },
  hidden: { display: 'none', overflow: 'hidden', maxHeight: 0, maxWidth: 0, opacity: 0 },
} satisfies Record<string, CSSProperties | string>;
