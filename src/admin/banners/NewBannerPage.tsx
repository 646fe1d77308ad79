import { useForm } from '@mantine/form';
import { useNavigate } from 'react-router';
import { DraftKeeper } from '../entries/DraftKeeper.tsx';
import { PageHeader } from '../shared/PageHeader.tsx';
import { BannerForm } from './BannerForm.tsx';
import { BannerPreview } from './BannerPreview.tsx';
import { type BannerValues, NEW_BANNER, toFields, validateBanner } from './banner-values.ts';
import { useBannerCreation } from './use-banner-save.ts';

const ENTRY = { section: 'banners', id: 'new' } as const;

/** A banner that does not exist yet; it comes behind the others. */
export function NewBannerPage() {
  const navigate = useNavigate();
  const form = useForm<BannerValues>({ initialValues: NEW_BANNER, validate: validateBanner });
  const creation = useBannerCreation();
  return (
    <>
      <PageHeader title="Nový banner" lead="Veľký obrázok s&nbsp;pozvánkou hore na úvodnej stránke." />
      <DraftKeeper entry={ENTRY} version={null} form={form} />
      <BannerForm
        form={form}
        onSubmit={(values) => creation.mutateAsync(toFields(values))}
        onSaved={() => navigate('/banners')}
        submitLabel="Uložiť banner"
        leadsAway
      />
      <BannerPreview values={form.values} />
    </>
  );
}
