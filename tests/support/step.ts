/**
 * A part of a walk, for parts that share one load of a page.
 * @throws Error that names the step, with the failure as its cause
 */
export async function step<T>(title: string, take: () => Promise<T>): Promise<T> {
  try {
    return await take();
  } catch (error) {
    throw new Error(`in the step “${title}”`, { cause: error });
  }
}
