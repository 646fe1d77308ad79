import { useEffect, useState } from 'react';
import { ResendForm } from './ResendForm.tsx';
import css from './Steps.module.css';
import { findWaitingAddress } from './waiting-address.ts';

/** What somebody has to do whose address waits for its confirmation (SPEC 4). */
export function VerificationNotice() {
  const [email, setEmail] = useState<string | null>(null);
  useEffect(() => setEmail(findWaitingAddress()), []);

  return (
    <div className={css.step}>
      <p>
        {email === null ? (
          'Na vašu adresu sme poslali odkaz.'
        ) : (
          <>
            Na adresu <strong>{email}</strong> sme poslali odkaz.
          </>
        )}{' '}
        Bez potvrdenia vás zatiaľ nemôžeme prihlásiť.
      </p>
      <ol className={css.list}>
        <li>
          <span>
            Otvorte si poštu a&nbsp;nájdite správu „Potvrďte svoju <span className={css.unbroken}>e-mailovú</span>{' '}
            adresu“.
          </span>
        </li>
        <li>Kliknite v&nbsp;nej na tlačidlo Potvrdiť adresu a&nbsp;zvoľte si heslo. Odkaz platí 24&nbsp;hodín.</li>
        <li>Správca webu vám potom určí, čo budete mať na webe na starosti.</li>
      </ol>
      <div className={css.aside}>
        <h2>Správa neprišla?</h2>
        <p>Pozrite aj medzi nevyžiadanú poštu. Nový odkaz vám radi pošleme; ten starý potom neplatí.</p>
        <ResendForm key={email} email={email} />
      </div>
    </div>
  );
}
