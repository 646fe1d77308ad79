export function ArrowRight() {
  return (
    <svg viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="1.75" aria-hidden="true">
      <path d="M2.5 10H17M11 3.75 17.25 10 11 16.25" />
    </svg>
  );
}
