// The rules for built pages (tests/build/html.test.ts): all recommended ones, with the exceptions below.
import { defineConfig } from 'html-validate';

export default defineConfig({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // How React and Astro write HTML; browsers read both spellings alike.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
    // React's ids begin with an underscore, which HTML allows.
    'valid-id': ['error', { relaxed: true }],
    // Safari does not announce a list without bullets as a list; the role makes it do so.
    'no-redundant-role': ['error', { exclude: ['list'] }],
    // All scripts come from this site, and the policy refuses others.
    'require-sri': ['error', { target: 'crossorigin' }],
    // The filter of the events page works while one types; there is nothing to send.
    'wcag/h32': 'off',
    // base.css keeps numbers in one line.
    'tel-non-breaking': 'off',
    // Titles are the editors' words and end with the name of the centre; search engines cut them where they like.
    'long-title': 'off',
  },
});
