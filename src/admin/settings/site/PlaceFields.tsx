import { Anchor, TagsInput, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { CoordinateField, MapPicker } from '../../entries/MapPicker.tsx';
import type { Point } from '../../entries/pick-on-map.ts';
import { FormPart } from '../../shared/form-parts.tsx';
import styles from '../shared/fields.module.css';
import { field, type SiteValues } from './site-values.ts';

const LINES = {
  description: 'Čísla liniek, po každom stlačte Enter.',
  splitChars: [',', ' ', ';'],
  clearable: false,
  acceptValueOnBlur: true,
};

export function PlaceFields({ form }: { form: UseFormReturnType<SiteValues> }) {
  const { lat, lng } = form.values.location;
  const setPoint = (point: Point) => {
    form.setFieldValue('location', point);
    form.clearFieldError('location.lat');
    form.clearFieldError('location.lng');
  };
  return (
    <FormPart title="Adresa a&nbsp;cesta k&nbsp;nám">
      <TextInput {...field(form, 'address.street')} required maxLength={80} />
      <div>
        <div className={styles.three}>
          <TextInput {...field(form, 'address.postal_code')} required maxLength={10} />
          <TextInput {...field(form, 'address.city')} required maxLength={60} />
          <TextInput {...field(form, 'address.country')} required maxLength={2} />
        </div>
        <p className={styles.hint}>Kód krajiny sú dve písmená pre vyhľadávače, Slovensko je SK.</p>
      </div>
      <MapPicker
        value={typeof lat === 'number' && typeof lng === 'number' ? { lat, lng } : null}
        onPick={setPoint}
        place="vchod do domu"
        hint="Podľa tohto miesta je špendlík na mape stránky Prenájom a&nbsp;podujatí v&nbsp;dome. Presuniete ho kliknutím na mape."
      />
      <div>
        <div className={styles.pair}>
          <CoordinateField {...field(form, 'location.lat')} required onPoint={setPoint} />
          <CoordinateField {...field(form, 'location.lng')} required onPoint={setPoint} />
        </div>
        <p className={styles.hint}>
          Špendlík na mape a&nbsp;cieľ navigácie.{' '}
          <Anchor
            href={`https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=18/${lat}/${lng}`}
            target="_blank"
            rel="noopener noreferrer"
          >
            Pozrieť na mape
            <span className="visually-hidden"> (otvorí sa v&nbsp;novom okne)</span>
          </Anchor>
        </p>
      </div>
      <TextInput
        {...field(form, 'transport.stop')}
        description="Na stránkach Prenájom, O&nbsp;nás a&nbsp;pri podujatiach v&nbsp;dome. Ak pri vás nič nestojí, nechajte prázdne."
        maxLength={60}
      />
      <div className={styles.pair}>
        <TagsInput {...field(form, 'transport.buses')} {...LINES} />
        <TagsInput {...field(form, 'transport.trams')} {...LINES} />
      </div>
      <Textarea
        {...field(form, 'parking')}
        description="Kde sa dá zaparkovať. Na stránke Prenájom a&nbsp;pri podujatiach v&nbsp;dome."
        maxLength={200}
        autosize
      />
      <Textarea
        {...field(form, 'step_free')}
        description="Ako sa k&nbsp;vám dostanú ľudia na vozíku a&nbsp;s&nbsp;kočíkom. Na stránke Prenájom a&nbsp;pri podujatiach v&nbsp;dome."
        maxLength={200}
        autosize
      />
    </FormPart>
  );
}
