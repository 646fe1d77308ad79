import { expect, test } from 'vitest';
import { readPoint } from '../../../../src/admin/entries/MapPicker.tsx';

test.each([
  '48.1486, 17.1077',
  '48.1486,17.1077',
  ' 48.1486 17.1077\n',
  '48,1486; 17,1077',
  '48,1486, 17,1077',
  '48.1486000N, 17.1077000E',
  '48.1486° N, 17.1077° E',
])('both coordinates are read from %j, as a map gave them', (text) => {
  expect(readPoint(text)).toEqual({ lat: 48.1486, lng: 17.1077 });
});

test('places of the south and the west are read, too', () => {
  expect(readPoint('-33.8688, -70.2093')).toEqual({ lat: -33.8688, lng: -70.2093 });
});

test.each(['', '48.1486', '48,1486', '48, 17', 'Lúčna 4, Bratislava', '48.1486, 17.1077, 18'])(
  '%j is no place: it is pasted as it is',
  (text) => {
    expect(readPoint(text)).toBeNull();
  },
);
