/** A point or a direction in the drawing. */
export type Point = readonly [number, number];

let lastId = 0;

/** Number as short SVG text. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** Point list as SVG text. */
function list(points: readonly Point[]): string {
  return points.map(([x, y]) => `${n(x)},${n(y)}`).join(' ');
}

/** Opacity attribute, left out when opaque. */
function faint(opacity: number): string {
  return opacity < 1 ? ` opacity="${Math.round(opacity * 100) / 100}"` : '';
}

/** Filled rectangle. */
export function rect(x: number, y: number, w: number, h: number, fill: string, opacity = 1): string {
  const [left, top] = [w < 0 ? x + w : x, h < 0 ? y + h : y];
  return `<rect x="${n(left)}" y="${n(top)}" width="${n(Math.abs(w))}" height="${n(Math.abs(h))}" fill="${fill}"${faint(opacity)}/>`;
}

/** Filled rectangle with round corners. */
export function pill(x: number, y: number, w: number, h: number, r: number, fill: string): string {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" rx="${n(r)}" fill="${fill}"/>`;
}

/** Filled circle. */
export function circle(x: number, y: number, r: number, fill: string, opacity = 1): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(Math.max(0, r))}" fill="${fill}"${faint(opacity)}/>`;
}

/** Filled ellipse. */
export function oval(x: number, y: number, rx: number, ry: number, fill: string, opacity = 1): string {
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(Math.abs(rx))}" ry="${n(Math.abs(ry))}" fill="${fill}"${faint(opacity)}/>`;
}

/** Circle or ellipse outline. */
export function ring(x: number, y: number, rx: number, stroke: string, width: number, ry = rx): string {
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="none" stroke="${stroke}" stroke-width="${n(width)}"/>`;
}

/** Filled polygon. */
export function poly(points: readonly Point[], fill: string, opacity = 1): string {
  return `<polygon points="${list(points)}" fill="${fill}"${faint(opacity)}/>`;
}

/** Filled path. */
export function path(d: string, fill: string, opacity = 1): string {
  return `<path d="${d}" fill="${fill}"${faint(opacity)}/>`;
}

/** Open line through points. */
export function line(points: readonly Point[], stroke: string, width: number, cap = 'round'): string {
  return `<polyline points="${list(points)}" fill="none" stroke="${stroke}" stroke-width="${n(width)}" stroke-linecap="${cap}" stroke-linejoin="round"/>`;
}

/** Open curve given as path data. */
export function curve(d: string, stroke: string, width: number, cap = 'round'): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${n(width)}" stroke-linecap="${cap}" stroke-linejoin="round"/>`;
}

/** Half disc; angle 0 has the flat side down, turning clockwise. */
export function half(x: number, y: number, r: number, angle: number, fill: string): string {
  return `<path d="M${n(-r)} 0A${n(r)} ${n(r)} 0 0 1 ${n(r)} 0Z" fill="${fill}" transform="translate(${n(x)} ${n(y)}) rotate(${n(angle)})"/>`;
}

/** Quarter disc in a square; turn 0 has its centre at the bottom right corner. */
export function quarter(x: number, y: number, size: number, turn: number, fill: string): string {
  const h = size / 2;
  return `<path d="M${n(-h)} ${n(h)}A${n(size)} ${n(size)} 0 0 1 ${n(h)} ${n(-h)}V${n(h)}Z" fill="${fill}" transform="translate(${n(x + h)} ${n(y + h)}) rotate(${turn * 90})"/>`;
}

/** Group moved, scaled and turned. */
export function place(content: string, x: number, y: number, scale = 1, angle = 0, flip = false): string {
  const turn = angle === 0 ? '' : ` rotate(${n(angle)})`;
  const size = Math.round(scale * 10000) / 10000;
  return `<g transform="translate(${n(x)} ${n(y)})${turn} scale(${flip ? -size : size} ${size})">${content}</g>`;
}

/** Group with one opacity. */
export function fade(content: string, opacity: number): string {
  return `<g opacity="${Math.round(opacity * 100) / 100}">${content}</g>`;
}

/** Content cut to a shape given as path data. */
export function clip(d: string, content: string): string {
  lastId += 1;
  return `<clipPath id="c${lastId}"><path d="${d}"/></clipPath><g clip-path="url(#c${lastId})">${content}</g>`;
}

/** Path data of a rectangle. */
export function box(x: number, y: number, w: number, h: number): string {
  return `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}Z`;
}

/** Path data of an ellipse. */
export function disc(x: number, y: number, rx: number, ry = rx): string {
  return `M${n(x - rx)} ${n(y)}a${n(rx)} ${n(ry)} 0 1 1 ${n(rx * 2)} 0a${n(rx)} ${n(ry)} 0 1 1 ${n(-rx * 2)} 0Z`;
}

/** Lettering. */
export function text(
  x: number,
  y: number,
  words: string,
  size: number,
  fill: string,
  look: { anchor?: string; weight?: number; family?: string; spacing?: number } = {},
): string {
  const { anchor = 'start', weight = 800, family = 'Bricolage Grotesque', spacing = -0.02 } = look;
  return `<text x="${n(x)}" y="${n(y)}" font-family="${family}" font-size="${n(size)}" font-weight="${weight}" text-anchor="${anchor}" letter-spacing="${n(size * spacing)}" fill="${fill}">${words}</text>`;
}

/** Repeats a drawing count times. */
export function times(count: number, draw: (index: number) => string): string {
  let out = '';
  for (let index = 0; index < count; index += 1) {
    out += draw(index);
  }
  return out;
}
