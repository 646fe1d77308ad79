import { Checkbox, NumberInput, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { WayHere } from '../../../components/contact/WayHere.tsx';
import { Footer } from '../../../components/shell/Footer.tsx';
import { LOOK } from '../../../domain/kinds/look.ts';
import { SITE } from '../../../domain/kinds/site.ts';
import { TEAM } from '../../../domain/kinds/team.ts';
import { FormPicture } from '../../media/FormPicture.tsx';
import { FormPart } from '../../shared/form-parts.tsx';
import { useUser } from '../../shell/contexts.ts';
import { settingPage } from '../kind.tsx';
import background from '../section-background.module.css';
import { useSetting } from '../setting.ts';
import styles from '../shared/fields.module.css';
import { ContactFields } from './ContactFields.tsx';
import { FooterFields } from './FooterFields.tsx';
import { PlaceFields } from './PlaceFields.tsx';
import { field, hasStop, SITE_FORM, type SiteValues, withoutEmptyTexts } from './site-values.ts';
import '../../../styles/shapes.css';

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
        <FormPicture
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

function PaymentFields({ form }: { form: UseFormReturnType<SiteValues> }) {
  const { permissions } = useUser();
  if (!permissions.includes('manage_settings')) return null;
  return (
    <FormPart title="Platby za prenájom">
      <div className={styles.pair}>
        <TextInput
          {...field(form, 'payment.beneficiary')}
          description="Ako ho ukáže banka, najlepšie celý názov organizácie."
          maxLength={70}
        />
        <TextInput
          {...field(form, 'payment.iban')}
          description="Bez neho nájomca údaje na prevod v&nbsp;správe nedostane."
          maxLength={42}
          autoComplete="off"
          spellCheck={false}
        />
      </div>
      <NumberInput {...field(form, 'payment.days')} allowDecimal={false} min={1} max={60} w="12rem" />
      <p className={styles.hint}>
        Potvrdenie rezervácie a&nbsp;jej stránka potom nesú sumu, variabilný symbol a&nbsp;kód PAY by square, ktorý
        nájomca odfotí v&nbsp;aplikácii banky.
      </p>
    </FormPart>
  );
}

function AboutHouseFields({ form }: { form: UseFormReturnType<SiteValues> }) {
  return (
    <FormPart title="O&nbsp;dome">
      <div className={styles.pair}>
        <TextInput
          {...field(form, 'name')}
          description="V&nbsp;hlavičke webu, v&nbsp;e-mailoch a&nbsp;v&nbsp;titulkoch stránok."
          required
          maxLength={80}
        />
        <TextInput {...field(form, 'short_name')} description="Tam, kde je málo miesta." required maxLength={30} />
      </div>
      <Textarea
        {...field(form, 'about_teaser')}
        description="Odsek o&nbsp;dome na úvodnej stránke, dve až tri vety."
        required
        maxLength={400}
      />
      <Textarea
        {...field(form, 'description')}
        description="Ukáže ho Google pod názvom domu. Najlepšie do 160 znakov."
        required
        maxLength={200}
      />
      <TextInput
        {...field(form, 'about_lead')}
        description="Jedna veta na začiatku. Prázdna: S&nbsp;vami od roku, v&nbsp;ktorom dom otvorili."
        maxLength={160}
      />
      <TextInput
        {...field(form, 'contact_lead')}
        description="Napríklad na čo si u&nbsp;vás ľudia miestnosti prenajímajú."
        maxLength={200}
      />
      <NumberInput {...field(form, 'founded_year')} required allowDecimal={false} w="8rem" />
      <div>
        <div className={styles.three}>
          <TextInput {...field(form, 'claims.years_of_operation')} required maxLength={10} />
          <TextInput {...field(form, 'claims.events_per_year')} required maxLength={10} />
          <TextInput {...field(form, 'claims.visitors_per_year')} required maxLength={12} />
        </div>
        <p className={styles.hint}>Veľké čísla na úvodnej stránke a&nbsp;na stránke O&nbsp;nás, napríklad 60+.</p>
      </div>
    </FormPart>
  );
}
