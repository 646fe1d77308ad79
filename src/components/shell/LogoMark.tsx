/** The sign of the centre. Its colours are in src/styles/shapes.css. */
export function LogoMark() {
  return (
    <svg className="logo-mark" viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
      <path className="fill-red" d="M0 0h48v48H0z" />
      <path className="fill-ink" d="M0 0h24a24 24 0 0 1-24 24z" />
      <circle className="fill-mustard" cx="16" cy="16" r="9" />
      <path className="fill-ink" d="M48 48H24a24 24 0 0 1 24-24z" />
    </svg>
  );
}
