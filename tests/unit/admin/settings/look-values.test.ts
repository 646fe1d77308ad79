import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LOOK_FORM } from '../../../../src/admin/settings/look/look-values.ts';
import { PALETTE } from '../../../../src/domain/look/palette.ts';
import { HOUSE_CONTENT } from '../../../support/house.ts';

const house = LOOK_FORM.schema.parse(JSON.parse(readFileSync(join(HOUSE_CONTENT, 'look.json'), 'utf8')));
const whole = {
  ...house,
  logo: { image_path: 'm/0f3a9c.webp', width: 400, height: 200 },
  favicon: 'm/0f3a9d.webp',
  colours: { green: '#0b3d91' },
};

test.each([
  ['that chooses nothing', {}],
  ['of the house', house],
  ['with everything', whole],
])('whoever saves a look %s without a change sends the file as it was', (_which, file) => {
  expect(LOOK_FORM.toFields(LOOK_FORM.toValues(file))).toEqual(file);
});

test('what is taken away leaves the file, and the colours of the program are not written into it', () => {
  const values = LOOK_FORM.toValues(whole);
  expect(LOOK_FORM.toFields({ logo: null, favicon: null, share: null, colours: { ...PALETTE } })).toEqual({});
  expect(LOOK_FORM.toFields({ ...values, logo: null })).not.toHaveProperty('logo');
});
