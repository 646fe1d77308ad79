export function ArrowLeft() {
  return (
    <svg viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="1.75" aria-hidden="true">
      <path d="M17.5 10H3M9 3.75 2.75 10 9 16.25" />
    </svg>
  );
}
