export function Play() {
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <path d="M6 3.5v17L20.5 12z" />
    </svg>
  );
}
