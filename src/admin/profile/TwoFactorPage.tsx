import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PageHeader } from '../shared/PageHeader.tsx';
import { ErrorState, LoadingState } from '../shared/states.tsx';
import { twoFactorQuery } from './queries.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { TwoFactorOn } from './TwoFactorOn.tsx';
import { TwoFactorSetup } from './TwoFactorSetup.tsx';

/** Turns the second step of signing in on and off, and shows new recovery codes once. */
export function TwoFactorPage() {
  const twoFactor = useQuery(twoFactorQuery);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  return (
    <>
      <PageHeader
        title="Druhý krok prihlásenia"
        lead="Okrem hesla sa opýtame aj na šesť číslic z&nbsp;vášho telefónu alebo e-mailu. Samotné heslo potom zlodejovi nestačí."
      />
      {codes !== null && <RecoveryCodes codes={codes} onKept={() => setCodes(null)} />}
      {codes === null && twoFactor.isPending && <LoadingState />}
      {codes === null && twoFactor.isError && <ErrorState error={twoFactor.error} retry={() => twoFactor.refetch()} />}
      {codes === null && twoFactor.data?.method === null && <TwoFactorSetup onCodes={setCodes} />}
      {codes === null && twoFactor.data?.method && (
        <TwoFactorOn method={twoFactor.data.method} codesLeft={twoFactor.data.recovery_codes_left} onCodes={setCodes} />
      )}
    </>
  );
}
