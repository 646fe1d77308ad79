import type { UseFormReturnType } from '@mantine/form';
import { WayHere } from '../../../components/contact/WayHere.tsx';
import { Footer } from '../../../components/shell/Footer.tsx';
import '../../../styles/shapes.css';
import { SettingPage } from '../editor/SettingPage.tsx';
import grounds from '../shared/grounds.module.css';
import { AboutHouseFields } from './AboutHouseFields.tsx';
import { AccountsFields } from './AccountsFields.tsx';
import { ContactFields } from './ContactFields.tsx';
import { FooterFields } from './FooterFields.tsx';
import { PlaceFields } from './PlaceFields.tsx';
import { SITE, type SiteValues } from './site-values.ts';

export function SitePage() {
  return <SettingPage setting={SITE} Fields={SiteFields} Preview={SitePreview} />;
}

/** What changes most often first. */
function SiteFields({ form }: { form: UseFormReturnType<SiteValues> }) {
  return (
    <>
      <ContactFields form={form} />
      <PlaceFields form={form} />
      <FooterFields form={form} />
      <AboutHouseFields form={form} />
      <AccountsFields form={form} />
    </>
  );
}

function SitePreview({ values }: { values: SiteValues }) {
  const { location, reservation_phone, isRegistrationOpen: _, ...site } = values;
  return (
    <div className={grounds.places}>
      <p className={grounds.place}>Na stránke Prenájom a&nbsp;kontakt</p>
      <div className={grounds.blue}>
        <WayHere site={{ ...site, location: { lat: Number(location.lat), lng: Number(location.lng) } }} />
      </div>
      <p className={grounds.place}>Na konci každej stránky</p>
      <Footer
        site={{ ...site, reservation_phone: reservation_phone.trim() || undefined }}
        year={String(new Date().getFullYear())}
      />
    </div>
  );
}
