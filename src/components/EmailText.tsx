import { Fragment } from 'react';

/** One element, so that it is one item of a flex box. A line may end before its `@` and before the dots after that. */
export function EmailText({ email }: { email: string }) {
  const parts = email.split(/(?=@[^@]*$|\.[^@]*$)/);
  return (
    <span>
      {parts.map((part, at) => (
        <Fragment key={parts.slice(0, at).join('')}>
          {at > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
