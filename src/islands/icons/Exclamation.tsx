export function Exclamation() {
  return (
    <svg viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="1.75" aria-hidden="true">
      <path d="M10 3v9M10 15v2" />
    </svg>
  );
}
