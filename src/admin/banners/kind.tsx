import { Group, Text, Textarea, TextInput } from '@mantine/core';
import { Trash2 } from 'lucide-react';
import { useParams } from 'react-router';
import { type Banner, banners } from '../../api/banners.ts';
import { BannerCarousel } from '../../components/carousel/BannerCarousel.tsx';
import { BANNERS } from '../../domain/kinds/banner.ts';
import { toEpochMs } from '../../domain/time/wall-clock.ts';
import { isWallClock } from '../../domain/time/written-moment.ts';
import { DateTimeField } from '../entries/DateTimeField.tsx';
import { EntryHead } from '../entries/EntryHead.tsx';
import { EntryPage } from '../entries/EntryPage.tsx';
import type { EntryKind, FieldsProps, HeadProps } from '../entries/entry-kind.ts';
import { fieldOf } from '../entries/form-values.ts';
import { HistoryPage } from '../entries/HistoryPage.tsx';
import { NewEntry } from '../entries/NewEntry.tsx';
import { SitePaper } from '../entries/SitePaper.tsx';
import { SAVED, SAVED_UNSEEN, savedUntil } from '../entries/saved-words.ts';
import { FormPicture } from '../media/FormPicture.tsx';
import { IconButton } from '../shared/buttons.tsx';
import { FormPart } from '../shared/form-parts.tsx';
import { useNow } from '../shared/now.ts';
import { BannerBadge } from './BannerBadge.tsx';
import { BANNER_RULES, type BannerValues, NEW_BANNER, toSlide } from './banner-values.ts';
import styles from './kind.module.css';
import { TargetField } from './TargetField.tsx';

const field = fieldOf(BANNERS.fieldNames);

const KIND: EntryKind<Banner, BannerValues> = {
  ...BANNER_RULES,
  titleOf: (banner) => banner?.title ?? BANNERS.words.one,
  file: 'Súbor bannera',
  submitLabel: 'Uložiť banner',
  find: banners.find,
  change: banners.change,
  savedWords,
  creation: { call: banners.create, pathTo: () => '/banners' },
  removal: {
    call: banners.remove,
    question: ({ title }) => ({
      title: 'Zmazať banner?',
      text: `Banner „${title}“ zmizne z\u00a0úvodnej stránky. Zmazaný sa dá vrátiť.`,
      confirmLabel: 'Zmazať banner',
    }),
    done: BANNERS.words.deleted,
    undone: BANNERS.words.restored,
    refused: 'Medzitým ho zmenil niekto iný, nezmazal sa.',
  },
  Fields: BannerFields,
  Preview: BannerPreview,
  Head: BannerHead,
  Actions: BannerActions,
  layout: 'below',
};

function savedWords({ from, until }: Readonly<Record<string, unknown>>): string {
  const nowMs = Date.now();
  const at = (moment: unknown) => (typeof moment === 'string' && isWallClock(moment) ? toEpochMs(moment) : null);
  const [fromMs, untilMs] = [at(from), at(until)];
  if (fromMs !== null && fromMs > nowMs) return savedUntil(fromMs, nowMs);
  return untilMs !== null && untilMs <= nowMs ? SAVED_UNSEEN : SAVED;
}

export function BannerPage() {
  const { id = '' } = useParams();
  return <EntryPage kind={KIND} id={id} />;
}

export function NewBannerPage() {
  return (
    <NewEntry
      kind={KIND}
      title="Nový banner"
      lead="Veľký obrázok s&nbsp;pozvánkou hore na úvodnej stránke."
      values={NEW_BANNER}
    />
  );
}

export function BannerHistoryPage() {
  const { id = '' } = useParams();
  return (
    <HistoryPage
      entry={{ section: 'banners', id }}
      find={async () => {
        const banner = await banners.find(id);
        return { title: banner.is_broken ? '' : banner.title, version: banner.version };
      }}
      back={{ to: `/banners/${id}`, label: 'Späť na banner' }}
      deleted={{
        to: '/banners',
        label: BANNERS.words.all,
        title: 'Banner je zmazaný',
        text: 'Na úvodnej stránke už nie je. Ktorúkoľvek podobu z\u00a0histórie môžete obnoviť.',
      }}
      fieldNames={BANNERS.fieldNames}
    />
  );
}

function BannerHead({ id, entry }: HeadProps<Banner>) {
  return (
    <EntryHead
      badges={<BannerBadge banner={entry} nowMs={useNow()} isOpened />}
      onSite={null}
      history={`/banners/${id}/history`}
    />
  );
}

function BannerActions({ onRemove, isRemoving }: HeadProps<Banner>) {
  return (
    <IconButton variant="subtle" color="red" icon={Trash2} loading={isRemoving} onClick={onRemove}>
      Zmazať
    </IconButton>
  );
}

function BannerFields({ form }: FieldsProps<BannerValues>) {
  return (
    <>
      <FormPart title="Obrázok">
        <FormPicture
          form={form}
          path="banner_image"
          label={BANNERS.fields.banner_image.name}
          description="Najlepšie na šírku, aspoň 1600 bodov. Na telefóne sa orezáva inak než na počítači."
        />
      </FormPart>
      <FormPart title="Slová">
        <TextInput
          {...field(form, 'title')}
          description="Krátky a&nbsp;pútavý, ideálne do 45 znakov."
          required
          maxLength={120}
        />
        <TextInput {...field(form, 'label')} description="Nepovinný, napríklad dátum a&nbsp;miesto." maxLength={120} />
        <Textarea {...field(form, 'text')} description="Nepovinný, jedna až dve vety." maxLength={300} />
      </FormPart>
      <FormPart title="Tlačidlo">
        <TargetField
          {...field(form, 'link')}
          description="Napíšte časť názvu a&nbsp;vyberte podujatie alebo stránku, alebo vložte celú adresu. Bez odkazu tlačidlo nebude."
        />
        <TextInput
          {...field(form, 'action')}
          description="Keď zostane prázdny, bude tam „Zobraziť viac“."
          maxLength={40}
        />
      </FormPart>
      <FormPart title="Kedy sa zobrazuje">
        <Group align="start" gap="xl">
          <DateTimeField {...field(form, 'from')} name="from" />
          <DateTimeField {...field(form, 'until')} name="until" start={form.values.from} />
        </Group>
        <Text c="dimmed">Bez dátumov sa banner zobrazuje stále, od uloženia, kým ho nezmažete.</Text>
      </FormPart>
    </>
  );
}

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
