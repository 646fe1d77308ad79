import { Group, Text, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { History, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { type Banner, changeBanner, createBanner, deleteBanner, findBanner } from '../../api/admin-banners.ts';
import { BannerCarousel } from '../../islands/carousel/BannerCarousel.tsx';
import { DateTimeField } from '../entries/DateTimeField.tsx';
import { EntryPage, NewEntry } from '../entries/EntryEditor.tsx';
import type { EntryKind, HeadProps } from '../entries/entry-kind.ts';
import { fieldOf } from '../entries/form-values.ts';
import { PublicationNow } from '../entries/PublicationBadge.tsx';
import { SitePaper } from '../entries/SitePaper.tsx';
import { PictureField } from '../media/PictureField.tsx';
import { IconButton } from '../shared/buttons.tsx';
import styles from './BannerEditor.module.css';
import { BANNER_FIELD_NAMES, BANNER_RULES, type BannerValues, NEW_BANNER, toSlide } from './banner-values.ts';

const field = fieldOf(BANNER_FIELD_NAMES);

const SAVED = 'Banner je uložený, o\u00a0chvíľu bude na webe.';

const BANNERS: EntryKind<Banner, BannerValues> = {
  ...BANNER_RULES,
  section: 'banners',
  titleOf: (banner) => banner?.title ?? 'Banner',
  file: 'Súbor bannera',
  submitLabel: 'Uložiť banner',
  savedText: SAVED,
  find: findBanner,
  change: changeBanner,
  creation: { call: createBanner, done: SAVED, submitLabel: 'Uložiť banner', pathTo: () => '/banners' },
  removal: {
    call: deleteBanner,
    question: ({ title }) => ({
      title: 'Zmazať banner?',
      text: `Banner „${title}“ zmizne z\u00a0úvodnej stránky. Dá sa vrátiť z\u00a0histórie.`,
      confirmLabel: 'Zmazať banner',
    }),
    done: 'Banner je zmazaný.',
    refused: 'Medzitým ho zmenil niekto iný, nezmazal sa.',
    pathAfter: () => '/banners',
  },
  Fields: BannerFields,
  Preview: BannerPreview,
  Head: BannerHead,
  Actions: BannerActions,
  layout: 'below',
};

/** One banner. */
export function BannerPage() {
  const { id = '' } = useParams();
  return <EntryPage kind={BANNERS} id={id} />;
}

/** A banner that does not exist yet; it comes behind the others. */
export function NewBannerPage() {
  return (
    <NewEntry
      kind={BANNERS}
      title="Nový banner"
      lead="Veľký obrázok s&nbsp;pozvánkou hore na úvodnej stránke."
      values={NEW_BANNER}
    />
  );
}

function BannerHead({ entry, history }: HeadProps<Banner>) {
  return (
    <>
      <PublicationNow publication={entry.publication} />
      <IconButton icon={History} aria-expanded={history.isShown} onClick={history.toggle}>
        História zmien
      </IconButton>
    </>
  );
}

function BannerActions({ onRemove, isRemoving }: HeadProps<Banner>) {
  return (
    <IconButton variant="subtle" color="red" icon={Trash2} loading={isRemoving} onClick={onRemove}>
      Zmazať
    </IconButton>
  );
}

function BannerFields({ form }: { form: UseFormReturnType<BannerValues> }) {
  return (
    <>
      <PictureField
        label={BANNER_FIELD_NAMES.banner_image}
        description="Najlepšie na šírku, aspoň 1600 bodov. Na telefóne sa orezáva inak než na počítači."
        value={form.values.banner_image}
        onChange={(picture) => {
          form.setFieldValue('banner_image', picture);
          form.clearFieldError('banner_image');
          form.clearFieldError('banner_image.alt_text');
        }}
        error={messageOf(form.errors.banner_image ?? form.errors['banner_image.image_path'])}
        altError={messageOf(form.errors['banner_image.alt_text'])}
        names={{ image: 'banner_image', alt: 'banner_image.alt_text' }}
      />
      <TextInput
        {...field(form, 'title')}
        description="Krátky a&nbsp;pútavý, ideálne do 45 znakov."
        required
        maxLength={120}
      />
      <TextInput {...field(form, 'label')} description="Nepovinný, napríklad dátum a&nbsp;miesto." maxLength={120} />
      <Textarea {...field(form, 'text')} description="Nepovinný, jedna až dve vety." maxLength={300} />
      <TextInput
        {...field(form, 'link')}
        description="Kam vedie tlačidlo: miesto na tomto webe (/events) alebo celá adresa (https://…). Bez odkazu tlačidlo nebude."
        inputMode="url"
      />
      <TextInput
        {...field(form, 'action')}
        description="Keď zostane prázdny, bude tam „Zobraziť viac“."
        maxLength={40}
      />
      <Group align="start" gap="xl">
        <DateTimeField {...field(form, 'from')} name="from" />
        <DateTimeField {...field(form, 'until')} name="until" />
      </Group>
      <Text c="dimmed">Bez dátumov sa banner zobrazuje stále, od uloženia, kým ho nezmažete.</Text>
    </>
  );
}

function messageOf(error: ReactNode): string | null {
  return typeof error === 'string' ? error : null;
}

/** The slide as the home page draws it, by the same component. */
function BannerPreview({ values }: { values: BannerValues }) {
  const slide = toSlide(values);
  return (
    <section className={styles.preview} aria-labelledby="banner-preview">
      <h2 id="banner-preview" className={styles.title}>
        Takto ho uvidia návštevníci
      </h2>
      {slide === null ? (
        <Text c="dimmed">Náhľad sa ukáže, keď vyberiete obrázok.</Text>
      ) : (
        <SitePaper className={styles.slide}>
          <BannerCarousel banners={[slide]} />
        </SitePaper>
      )}
    </section>
  );
}
