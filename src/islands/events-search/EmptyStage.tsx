/** A stage with the curtain open and nobody on it. */
export function EmptyStage() {
  return (
    <svg viewBox="0 0 300 220" aria-hidden="true">
      <path className="fill-blue" d="M0 0H300V180H0Z" />
      <path className="fill-paper" d="M130 0H170L230 180H70Z" />
      <path className="fill-mustard" d="M70 180A80 40 0 0 1 230 180Z" />
      <path className="fill-red" d="M0 0H100A100 100 0 0 1 0 100ZM300 0H200A100 100 0 0 0 300 100Z" />
      <path className="fill-red" d="M0 100H20V180H0ZM280 100H300V180H280Z" />
      <path className="fill-ink" d="M0 180H300V190H0ZM0 195H300V205H0ZM0 210H300V220H0Z" />
    </svg>
  );
}
