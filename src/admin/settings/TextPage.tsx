import { Alert, Button, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { Scale } from 'lucide-react';
import { z } from 'zod';
import { renderMarkdown } from '../../content-files/render-markdown.ts';
import { fillPlaceholdersInMarkdown, PLACEHOLDERS } from '../../domain/content/page-placeholders.ts';
import { type PageName, pageSchema } from '../../domain/content/settings.ts';
import { PAGES } from '../../domain/kinds/pages.ts';
import { SITE } from '../../domain/kinds/site.ts';
import { isoDay } from '../../domain/time/calendar-day.ts';
import { fieldOf } from '../entries/form-values.ts';
import { MarkdownField } from '../entries/MarkdownField.tsx';
import { DayField } from '../shared/time-fields.tsx';
import { settingPage } from './kind.tsx';
import { type Setting, useSetting } from './setting.ts';
import styles from './shared/fields.module.css';

const NAMES = PAGES.about.fieldNames;
const field = fieldOf(NAMES);

const schema = pageSchema.extend({
  reviewed: pageSchema.shape.reviewed.unwrap().nullable(),
  body: z.string().trim().min(1),
});

type Page = z.infer<typeof schema>;

interface PageValues extends Omit<Page, 'reviewed'> {
  /** '' for pages that are not reviewed. */
  reviewed: string;
}

function pageSetting(name: PageName): Setting<Page, PageValues> {
  return {
    ...PAGES[name],
    schema,
    toValues: (page) => ({ ...page, reviewed: page.reviewed ?? '' }),
    toFields: ({ reviewed, ...page }) => ({ ...page, reviewed: reviewed || null }),
    fieldOf: (path) => path,
    markdown: 'body',
  };
}

export const AboutTextPage = settingPage(pageSetting('about'), TextFields, TextPreview);
export const TermsPage = settingPage(pageSetting('terms'), LegalFields, TextPreview);
export const PrivacyPage = settingPage(pageSetting('privacy'), LegalFields, TextPreview);
export const CookiesPage = settingPage(pageSetting('cookies'), LegalFields, TextPreview);
export const AccessibilityPage = settingPage(pageSetting('accessibility'), AccessibilityFields, TextPreview);

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

const PLACEHOLDERS_HINT = `Názov domu, adresu, e-mail a\u00a0telefón doplní web z\u00a0Kontaktov, keď namiesto nich napíšete ${PLACEHOLDERS.join(', ')}. Platí to aj v\u00a0nadpise a\u00a0opise stránky.`;

function TextFields({ form }: Props) {
  const { body } = form.errors;
  const today = isoDay(Date.now());
  return (
    <>
      <TextInput {...field(form, 'title')} required maxLength={120} />
      <MarkdownField
        label={NAMES.body}
        description={PLACEHOLDERS_HINT}
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
  const site = useSetting(SITE);
  const text = site === undefined ? values.body : fillPlaceholdersInMarkdown(values.body, site);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by the same rules as the site, which let no HTML through
  return <div className="prose" dangerouslySetInnerHTML={{ __html: renderMarkdown(text) }} />;
}
