import { Checkbox } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { WayHere } from '../../../components/contact/WayHere.tsx';
import { Footer } from '../../../components/shell/Footer.tsx';
import '../../../styles/shapes.css';
import { FormPart } from '../../shared/FormShell.tsx';
import { settingPage } from '../SettingEditor.tsx';
import background from '../section-background.module.css';
import { SETTING_FIELD_NAMES } from '../setting-field-names.ts';
import { AboutHouseFields } from './AboutHouseFields.tsx';
import { ContactFields } from './ContactFields.tsx';
import { FooterFields } from './FooterFields.tsx';
import { PlaceFields } from './PlaceFields.tsx';
import { SITE, type SiteValues } from './site-values.ts';

export const SitePage = settingPage(SITE, SiteFields, SitePreview);

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

/** Who may make accounts of the staff area. */
function AccountsFields({ form }: { form: UseFormReturnType<SiteValues> }) {
  return (
    <FormPart title="Účty">
      <Checkbox
        label={SETTING_FIELD_NAMES.site.registration}
        description="Kolegovia si môžu založiť účet sami; rolu im aj tak dáva správca. Bez toho účty zakladá len správca pozvánkou."
        {...form.getInputProps('isRegistrationOpen', { type: 'checkbox' })}
      />
    </FormPart>
  );
}

function SitePreview({ values }: { values: SiteValues }) {
  const { location, reservation_phone, isRegistrationOpen: _, ...site } = values;
  return (
    <div className={background.places}>
      <p className={background.place}>Na stránke Prenájom a&nbsp;kontakt</p>
      <div className={background.blue}>
        <WayHere site={{ ...site, location: { lat: Number(location.lat), lng: Number(location.lng) } }} />
      </div>
      <p className={background.place}>Na konci každej stránky</p>
      <Footer
        site={{ ...site, reservation_phone: reservation_phone.trim() || undefined }}
        year={String(new Date().getFullYear())}
      />
    </div>
  );
}
