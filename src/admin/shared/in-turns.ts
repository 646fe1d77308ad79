/** Work that may pause at each `yield`, and then has its result. */
export type Steps<Result> = Generator<undefined, Result>;

/** A slow phone needs four times as long for what a computer does in it. */
const TURN_MS = 100;

export function atOnce<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** After what the page has to show and to answer first. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Between its turns the page answers to what people press. */
export async function inTurns<Result>(steps: Steps<Result>): Promise<Result> {
  let begun = performance.now();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() - begun < TURN_MS) continue;
    await nextTurn();
    begun = performance.now();
  }
}
