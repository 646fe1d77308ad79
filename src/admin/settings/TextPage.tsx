import { Alert, Button, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { Scale } from 'lucide-react';
import { renderMarkdown } from '../../content-files/render-markdown.ts';
import { isoDay } from '../../domain/time/calendar-day.ts';
import { fieldOf } from '../entries/form-values.ts';
import { MarkdownField } from '../entries/MarkdownField.tsx';
import { DayField } from '../shared/time-fields.tsx';
import { type PageValues, pageSetting } from './page-values.ts';
import { settingPage } from './SettingEditor.tsx';
import { SETTING_FIELD_NAMES } from './setting-field-names.ts';
import styles from './shared/fields.module.css';

const field = fieldOf(SETTING_FIELD_NAMES.about);
const NAMES = SETTING_FIELD_NAMES.about;
const PAGES = {
  about: pageSetting('about'),
  terms: pageSetting('terms'),
  privacy: pageSetting('privacy'),
  cookies: pageSetting('cookies'),
  accessibility: pageSetting('accessibility'),
};

export const AboutTextPage = settingPage(PAGES.about, TextFields, TextPreview);

export const TermsPage = settingPage(PAGES.terms, LegalFields, TextPreview);

export const PrivacyPage = settingPage(PAGES.privacy, LegalFields, TextPreview);

export const CookiesPage = settingPage(PAGES.cookies, LegalFields, TextPreview);

export const AccessibilityPage = settingPage(PAGES.accessibility, AccessibilityFields, TextPreview);

interface Props {
  form: UseFormReturnType<PageValues>;
}

function LegalFields({ form }: Props) {
  return (
    <>
      <Alert color="yellow" icon={<Scale aria-hidden />} title="Zmenu má vidieť právnik">
        Tento text má právne následky. Pred uložením ho dajte pozrieť právnikovi alebo zodpovednej osobe za ochranu
        údajov.
      </Alert>
      <TextFields form={form} />
    </>
  );
}

function AccessibilityFields({ form }: Props) {
  return (
    <>
      <Alert color="yellow" icon={<Scale aria-hidden />} title="Vyhlásenie predpisuje zákon">
        Píšte doň len to, čo naozaj platí, a&nbsp;zmenu dajte pred uložením pozrieť právnikovi. Raz za rok ho treba
        znova preskúmať.
      </Alert>
      <TextFields form={form} />
      <DayField
        {...field(form, 'reviewed')}
        description="Deň, keď niekto naposledy overil, že vyhlásenie sedí so skutočnosťou."
      />
    </>
  );
}

function TextFields({ form }: Props) {
  const { body } = form.errors;
  const today = isoDay(Date.now());
  return (
    <>
      <TextInput {...field(form, 'title')} required maxLength={120} />
      <MarkdownField
        label={NAMES.body}
        name="body"
        value={form.values.body}
        onChange={(markdown) => form.setFieldValue('body', markdown)}
        error={typeof body === 'string' ? body : null}
      />
      <Textarea
        {...field(form, 'description')}
        description="Ukáže ho Google pod názvom stránky. Najlepšie do 160 znakov."
        required
        maxLength={200}
      />
      <div className={styles.beside}>
        <DayField
          {...field(form, 'updated')}
          description="Stojí na stránke. Keď text meníte, dajte sem dnešný deň."
          required
        />
        {form.values.updated !== today && <Button onClick={() => form.setFieldValue('updated', today)}>Dnes</Button>}
      </div>
    </>
  );
}

function TextPreview({ values }: { values: PageValues }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by the same rules as the site, which let no HTML through
  return <div className="prose" dangerouslySetInnerHTML={{ __html: renderMarkdown(values.body) }} />;
}
