import { Outcome } from '../parts/Outcome.tsx';
import type { TokenCall } from './use-token-call.ts';

interface Props {
  result: TokenCall<string>;
  /** What is said when the address holds no token. */
  missing: string;
  supportEmail: string;
}

/** Why a mail's link did not do what it promises, and what its reader can do about it; nothing while it does. */
export function TokenTrouble({ result, missing, supportEmail }: Props) {
  if (result.state === 'missing')
    return (
      <>
        <Outcome tone="failure">{missing}</Outcome>
        <p>Otvorte, prosím, celý odkaz z&nbsp;e-mailu. Niektoré poštové programy ho rozdelia do dvoch riadkov.</p>
      </>
    );
  if (result.state === 'failed')
    return (
      <>
        <Outcome tone="failure">{result.message}</Outcome>
        <p>
          Pomôžeme vám aj e-mailom: <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
        </p>
      </>
    );
  return null;
}
