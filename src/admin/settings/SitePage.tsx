import type { UseFormReturnType } from '@mantine/form';
import { AboutHouseFields } from './AboutHouseFields.tsx';
import { ContactFields } from './ContactFields.tsx';
import { FooterFields } from './FooterFields.tsx';
import { PlaceFields } from './PlaceFields.tsx';
import { SettingPage } from './SettingPage.tsx';
import { SITE, type SiteValues } from './site-values.ts';

export function SitePage() {
  return <SettingPage setting={SITE} Fields={SiteFields} />;
}

/** What changes most often first. */
function SiteFields({ form }: { form: UseFormReturnType<SiteValues> }) {
  return (
    <>
      <ContactFields form={form} />
      <PlaceFields form={form} />
      <FooterFields form={form} />
      <AboutHouseFields form={form} />
    </>
  );
}
