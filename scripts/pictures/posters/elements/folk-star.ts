import { polar, poly, times } from '../../shapes.ts';

/** Eight-pointed Christmas star of two colours. */
export function folkStar(x: number, y: number, r: number, light: string, dark: string): string {
  return times(8, (index) => {
    const angle = index * 45 - 90;
    const reach = index % 2 === 0 ? r : r * 0.72;
    const tip = polar(x, y, reach, angle);
    const left = polar(x, y, r * 0.34, angle - 22.5);
    const right = polar(x, y, r * 0.34, angle + 22.5);
    return poly([[x, y], left, tip], light) + poly([[x, y], right, tip], dark);
  });
}
