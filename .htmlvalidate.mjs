import { defineConfig } from 'html-validate';

export default defineConfig({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // React and Astro write spellings that browsers read alike.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
    'valid-id': ['error', { relaxed: true }],
    // Safari needs the role to announce a list without bullets.
    'no-redundant-role': ['error', { exclude: ['list'] }],
    // All scripts come from this site.
    'require-sri': ['error', { target: 'crossorigin' }],
    // The filter of the events page has nothing to submit.
    'wcag/h32': 'off',
    // base.css keeps numbers in one line.
    'tel-non-breaking': 'off',
    'long-title': 'off',
  },
});
