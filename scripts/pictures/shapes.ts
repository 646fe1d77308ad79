/** Point in drawing units. */
export type Point = readonly [number, number];

/** Corner of a square in which a quarter disc has its centre. */
export type Corner = 'tl' | 'tr' | 'bl' | 'br';

let clipCount = 0;

/** Number written with at most one decimal. */
function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** Point at an angle in degrees (0 = right, clockwise) and distance from a centre. */
export function polar(cx: number, cy: number, r: number, angle: number): Point {
  const radians = (angle * Math.PI) / 180;
  return [cx + r * Math.cos(radians), cy + r * Math.sin(radians)];
}

/** Drawings of a counted loop, joined. */
export function times(count: number, draw: (index: number) => string): string {
  return Array.from({ length: Math.max(0, Math.round(count)) }, (_, index) => draw(index)).join('');
}

export function rect(x: number, y: number, w: number, h: number, fill: string): string {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${fill}"/>`;
}

/** Bar with round ends. */
export function pill(x: number, y: number, w: number, h: number, fill: string): string {
  const r = n(Math.min(w, h) / 2);
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" rx="${r}" fill="${fill}"/>`;
}

export function circle(cx: number, cy: number, r: number, fill: string): string {
  return `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}" fill="${fill}"/>`;
}

export function ellipse(cx: number, cy: number, rx: number, ry: number, fill: string): string {
  return `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"/>`;
}

/** Circle line; r is the middle of the line. */
export function ring(cx: number, cy: number, r: number, width: number, colour: string): string {
  return `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}" fill="none" stroke="${colour}" stroke-width="${n(width)}"/>`;
}

export function path(d: string, fill: string): string {
  return `<path d="${d}" fill="${fill}"/>`;
}

/** Line along a path. */
export function stroke(d: string, colour: string, width: number, cap: 'butt' | 'round' = 'butt'): string {
  const join = cap === 'round' ? 'round' : 'miter';
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="${cap}" stroke-linejoin="${join}"/>`;
}

/** Straight line between two points. */
export function line(from: Point, to: Point, colour: string, width: number, cap: 'butt' | 'round' = 'butt'): string {
  return stroke(`M${n(from[0])} ${n(from[1])}L${n(to[0])} ${n(to[1])}`, colour, width, cap);
}

export function poly(points: readonly Point[], fill: string): string {
  return `<polygon points="${points.map(([x, y]) => `${n(x)},${n(y)}`).join(' ')}" fill="${fill}"/>`;
}

/** Path data of a circular arc. */
function arcData(cx: number, cy: number, r: number, from: number, to: number, start: 'M' | 'L'): string {
  const [x1, y1] = polar(cx, cy, r, from);
  const [x2, y2] = polar(cx, cy, r, to);
  const large = Math.abs(to - from) > 180 ? 1 : 0;
  return `${start}${n(x1)} ${n(y1)}A${n(r)} ${n(r)} 0 ${large} ${to > from ? 1 : 0} ${n(x2)} ${n(y2)}`;
}

/** Arc line between two angles. */
export function arc(
  cx: number,
  cy: number,
  r: number,
  from: number,
  to: number,
  colour: string,
  width: number,
  cap: 'butt' | 'round' = 'butt',
): string {
  return stroke(arcData(cx, cy, r, from, to, 'M'), colour, width, cap);
}

/** Slice of a disc between two angles. */
export function pie(cx: number, cy: number, r: number, from: number, to: number, fill: string): string {
  return path(`M${n(cx)} ${n(cy)}${arcData(cx, cy, r, from, to, 'L')}Z`, fill);
}

/** Half disc whose dome looks in the direction of the angle (-90 = up). */
export function half(cx: number, cy: number, r: number, direction: number, fill: string): string {
  return path(`${arcData(cx, cy, r, direction - 90.4, direction + 90.4, 'M')}Z`, fill);
}

/** Quarter disc filling a square, with its centre in one corner. */
export function quarter(x: number, y: number, size: number, corner: Corner, fill: string): string {
  const cx = corner.endsWith('l') ? x : x + size;
  const cy = corner.startsWith('t') ? y : y + size;
  const from = { tl: 0, tr: 90, br: 180, bl: 270 }[corner];
  return pie(cx, cy, size, from, from + 90, fill);
}

/** Leaf: two arcs between two points; width is its thickness. */
export function leaf(from: Point, to: Point, width: number, fill: string): string {
  const chord = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const sag = Math.min(width / 2, chord / 2);
  const r = n((chord * chord) / (8 * sag) + sag / 2);
  const ends = [from, to].map(([x, y]) => `${n(x)} ${n(y)}`);
  return path(`M${ends[0]}A${r} ${r} 0 0 1 ${ends[1]}A${r} ${r} 0 0 1 ${ends[0]}Z`, fill);
}

export function star(
  cx: number,
  cy: number,
  points: number,
  outer: number,
  inner: number,
  fill: string,
  turn = -90,
): string {
  const corners = Array.from({ length: points * 2 }, (_, index) =>
    polar(cx, cy, index % 2 === 0 ? outer : inner, turn + (index * 180) / points),
  );
  return poly(corners, fill);
}

/** Drawing moved to a point, then turned (degrees) and scaled around it. */
export function place(x: number, y: number, drawing: string, turn = 0, scale = 1, scaleY = scale): string {
  const turned = turn === 0 ? '' : ` rotate(${n(turn)})`;
  const scaled = scale === 1 && scaleY === 1 ? '' : ` scale(${scale.toFixed(3)} ${scaleY.toFixed(3)})`;
  return `<g transform="translate(${n(x)} ${n(y)})${turned}${scaled}">${drawing}</g>`;
}

/** Drawing seen only inside a shape. */
export function clip(shape: string, drawing: string): string {
  clipCount += 1;
  return `<clipPath id="clip-${clipCount}">${shape}</clipPath><g clip-path="url(#clip-${clipCount})">${drawing}</g>`;
}

/** Rays from a centre: wedges of equal angle with gaps as wide as themselves. */
export function rays(cx: number, cy: number, r: number, count: number, fill: string, turn = 0): string {
  const step = 360 / count;
  return times(count, (index) => {
    const from = turn + index * step;
    return poly([[cx, cy], polar(cx, cy, r, from), polar(cx, cy, r, from + step / 2)], fill);
  });
}

/** A whole <svg> document of a size. */
export function svg(width: number, height: number, drawing: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${drawing}</svg>`;
}
