import { expect, test } from 'vitest';
import { slideLabel } from '../../../../src/components/carousel/Carousel.tsx';

test('a slide is called by its place, and by its name if it has one', () => {
  expect(slideLabel(0, 4, 'Prenájom sál')).toBe('1 z\u00a04: Prenájom sál');
  expect(slideLabel(2, 3, null)).toBe('3 z\u00a03');
});
