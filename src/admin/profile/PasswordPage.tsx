import { useNavigate } from 'react-router';
import { PageHeader } from '../shared/PageHeader.tsx';
import { BackToProfile } from './BackToProfile.tsx';
import { PasswordForm } from './PasswordForm.tsx';

export function PasswordPage() {
  const navigate = useNavigate();
  return (
    <>
      <PageHeader
        title="Zmeniť heslo"
        lead="Na iných počítačoch a&nbsp;telefónoch vás zmena odhlási, tu zostanete prihlásení."
      />
      <PasswordForm submitLabel="Zmeniť heslo" onSaved={() => navigate('/profile')} actions={<BackToProfile />} />
    </>
  );
}
