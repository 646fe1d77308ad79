import { useParams } from 'react-router';
import { banners } from '../../api/banners.ts';
import { BANNERS } from '../../domain/kinds/banner.ts';
import { HistoryPage } from '../entries/HistoryPage.tsx';

/** The versions of a banner and who changed it. A deleted banner is restored here. */
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
