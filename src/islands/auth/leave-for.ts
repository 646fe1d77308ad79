/** Goes to another page. It never resolves, so that a form stays as it is until that page is there. */
export function leaveFor(path: string, { replace = false } = {}): Promise<never> {
  if (replace) location.replace(path);
  else location.assign(path);
  return new Promise(() => {});
}
