/** A disc whose halves have slid apart. */
export function BrokenDisc() {
  return (
    <svg viewBox="0 0 300 220" aria-hidden="true">
      <path className="fill-mustard" d="M0 0H300V220H0Z" />
      <path className="fill-red" d="M40 100A90 90 0 0 1 220 100Z" />
      <path className="fill-ink" d="M80 120A90 90 0 0 0 260 120Z" />
    </svg>
  );
}
