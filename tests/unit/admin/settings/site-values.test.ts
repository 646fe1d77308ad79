import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SITE_FORM } from '../../../../src/admin/settings/site/site-values.ts';
import { HOUSE_CONTENT, SMALLEST_CONTENT } from '../../../support/house.ts';

test.each([
  ['with every field', HOUSE_CONTENT],
  ['with those that must be there', SMALLEST_CONTENT],
])('whoever saves without a change sends the file as it was: %s', (_which, folder) => {
  const file = SITE_FORM.schema.parse(JSON.parse(readFileSync(join(folder, 'site.json'), 'utf8')));
  expect(SITE_FORM.toFields(SITE_FORM.toValues(file))).toEqual(file);
});

test('the logo and the shared picture of a house from before look.json stay, though no field shows them', () => {
  const site = JSON.parse(readFileSync(join(HOUSE_CONTENT, 'site.json'), 'utf8'));
  const logo = { image_path: 'm/0f3a9c.webp', width: 400, height: 200 };
  const share = { ...logo, alt_text: 'Dom' };
  const file = SITE_FORM.schema.parse({ ...site, logo, pictures: { ...site.pictures, share } });
  expect(file).toMatchObject({ logo, pictures: { share } });
  expect(SITE_FORM.toFields(SITE_FORM.toValues(file))).toEqual(file);
});

test('a picture that is taken away leaves the file, the others stay', () => {
  const file = SITE_FORM.schema.parse(JSON.parse(readFileSync(join(HOUSE_CONTENT, 'site.json'), 'utf8')));
  const values = SITE_FORM.toValues(file);
  const saved = SITE_FORM.schema.parse(
    SITE_FORM.toFields({ ...values, pictures: { ...values.pictures, contact: null } }),
  );
  expect(Object.keys(saved.pictures ?? {})).toEqual(['about']);
});

test('a text that may be missing and is emptied leaves the file', () => {
  const file = SITE_FORM.schema.parse(JSON.parse(readFileSync(join(HOUSE_CONTENT, 'site.json'), 'utf8')));
  const saved = SITE_FORM.schema.parse(
    SITE_FORM.toFields({ ...SITE_FORM.toValues(file), parking: ' ', press_email: '' }),
  );
  expect(saved).not.toHaveProperty('parking');
  expect(saved).not.toHaveProperty('press_email');
  expect(saved.founder).toBe('Obec Trnávka');
});

test('an address and a stop that are emptied leave the file', () => {
  const file = SITE_FORM.schema.parse(JSON.parse(readFileSync(join(HOUSE_CONTENT, 'site.json'), 'utf8')));
  const values = SITE_FORM.toValues(file);
  const emptied = { transport: { stop: ' ', buses: [], trams: [] }, links: { ...values.links, timetable: '' } };
  const saved = SITE_FORM.schema.parse(SITE_FORM.toFields({ ...values, ...emptied }));
  expect(saved).not.toHaveProperty('transport');
  expect(Object.keys(saved.links).sort()).toEqual(['data_protection', 'district_office', 'facebook', 'instagram']);
});
