import { useForm } from '@mantine/form';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { createBanner } from '../../api/admin-banners.ts';
import { DraftKeeper } from '../content/DraftKeeper.tsx';
import { PageHeader } from '../shared/PageHeader.tsx';
import { useSave } from '../shared/use-save.ts';
import { BannerForm } from './BannerForm.tsx';
import { BannerPreview } from './BannerPreview.tsx';
import { type BannerValues, NEW_BANNER, toFields, validateBanner } from './banner-values.ts';

const ENTRY = { section: 'banners', id: 'new' } as const;

/** A banner that does not exist yet; it comes behind the others. */
export function NewBannerPage() {
  const navigate = useNavigate();
  const key = useRef(crypto.randomUUID());
  const [isSaved, setIsSaved] = useState(false);
  const form = useForm<BannerValues>({ initialValues: NEW_BANNER, validate: validateBanner });
  const save = useSave({
    call: (values: BannerValues) => createBanner(toFields(values), key.current),
    done: 'Banner je uložený, o\u00a0chvíľu bude na webe.',
    refresh: [['banners']],
    showsErrors: false,
    onDone: () => setIsSaved(true),
  });
  return (
    <>
      <PageHeader title="Nový banner" lead="Veľký obrázok s&nbsp;pozvánkou hore na úvodnej stránke." />
      <DraftKeeper entry={ENTRY} version={null} form={form} isSaved={isSaved} />
      <BannerForm
        form={form}
        onSubmit={save.mutateAsync}
        onSaved={() => navigate('/banners')}
        submitLabel="Uložiť banner"
        leadsAway
      />
      <BannerPreview values={form.values} />
    </>
  );
}
