/** What of a picture stays in sight where it is cut to another shape: percent from the left and from the top. */
export interface PictureFocus {
  x: number;
  y: number;
}

const STEP = 10;

/** Attributes by which the styles place a picture (`styles/base.css`): pages carry no styles of their own. */
export function focusAttributes(
  focus: PictureFocus | undefined,
): Record<`data-focus-${'x' | 'y'}`, number> | undefined {
  if (focus === undefined) return undefined;
  const step = (percent: number) => Math.round(percent / STEP) * STEP;
  return { 'data-focus-x': step(focus.x), 'data-focus-y': step(focus.y) };
}
