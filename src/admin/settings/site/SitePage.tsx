import { Checkbox } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { WayHere } from '../../../components/contact/WayHere.tsx';
import { Footer } from '../../../components/shell/Footer.tsx';
import '../../../styles/shapes.css';
import { LOOK } from '../../../domain/kinds/look.ts';
import { SITE } from '../../../domain/kinds/site.ts';
import { TEAM } from '../../../domain/kinds/team.ts';
import { FormPart } from '../../shared/form-parts.tsx';
import { useUser } from '../../shell/contexts.ts';
import { settingPage } from '../SettingEditor.tsx';
import background from '../section-background.module.css';
import { RowPicture } from '../shared/RowPicture.tsx';
import { useSetting } from '../shared/use-setting.ts';
import { AboutHouseFields } from './AboutHouseFields.tsx';
import { ContactFields } from './ContactFields.tsx';
import { FooterFields } from './FooterFields.tsx';
import { PaymentFields } from './PaymentFields.tsx';
import { PlaceFields } from './PlaceFields.tsx';
import { hasStop, SITE_FORM, type SiteValues, withoutEmptyTexts } from './site-values.ts';

export const SitePage = settingPage(SITE_FORM, SiteFields, SitePreview);

function SiteFields({ form }: { form: UseFormReturnType<SiteValues> }) {
  return (
    <>
      <ContactFields form={form} />
      <PlaceFields form={form} />
      <FooterFields form={form} />
      <AboutHouseFields form={form} />
      <PaymentFields form={form} />
      <PictureFields form={form} />
      <AccountsFields form={form} />
    </>
  );
}

const NAMES = SITE.fieldNames;

const PICTURES = [
  { name: 'about', description: 'Veľký obrázok na začiatku stránky, najlepšie na šírku. Bez neho je tam vzor.' },
  { name: 'contact', description: 'Rovnako, a\u00a0ešte raz na konci stránky O\u00a0nás.' },
] as const;

function PictureFields({ form }: { form: UseFormReturnType<SiteValues> }) {
  return (
    <FormPart title={NAMES.pictures}>
      {PICTURES.map(({ name, description }) => (
        <RowPicture
          key={name}
          form={form}
          path={`pictures.${name}`}
          label={NAMES[`pictures.${name}`]}
          description={description}
          isOptional
        />
      ))}
    </FormPart>
  );
}

function AccountsFields({ form }: { form: UseFormReturnType<SiteValues> }) {
  const { permissions } = useUser();
  if (!permissions.includes('manage_settings')) return null;
  return (
    <FormPart title="Účty">
      <Checkbox
        label={NAMES.registration}
        description="Kolegovia si môžu založiť účet sami; rolu im aj tak dáva správca. Bez toho účty zakladá len správca pozvánkou."
        {...form.getInputProps('isRegistrationOpen', { type: 'checkbox' })}
      />
    </FormPart>
  );
}

function SitePreview({ values }: { values: SiteValues }) {
  const logo = useSetting(LOOK)?.logo;
  const team = useSetting(TEAM);
  const { location, transport, isRegistrationOpen: _, payment: _1, ...site } = withoutEmptyTexts(values);
  return (
    <div className={background.places}>
      <p className={background.place}>Na stránke Prenájom a&nbsp;kontakt</p>
      <div className={background.blue}>
        <WayHere
          site={{
            ...site,
            location: { lat: Number(location.lat), lng: Number(location.lng) },
            transport: hasStop(transport) ? transport : undefined,
          }}
        />
      </div>
      <p className={background.place}>Na konci každej stránky</p>
      <Footer site={site} logo={logo} year={String(new Date().getFullYear())} hasTeam={team?.length !== 0} />
    </div>
  );
}
