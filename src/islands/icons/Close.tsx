export function Close() {
  return (
    <svg viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="1.75" aria-hidden="true">
      <path d="M4 4l12 12M16 4 4 16" />
    </svg>
  );
}
