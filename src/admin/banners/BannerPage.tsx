import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { findBanner } from '../../api/admin-banners.ts';
import { publicationInterval } from '../entries/publication-interval.ts';
import { SourceEditor } from '../entries/SourceEditor.tsx';
import { PageHeader } from '../shared/PageHeader.tsx';
import { ErrorState, LoadingState } from '../shared/states.tsx';
import { BannerEditor } from './BannerEditor.tsx';

/** One banner. */
export function BannerPage() {
  const { id = '' } = useParams();
  const banner = useQuery({
    queryKey: ['banners', 'entry', id],
    queryFn: () => findBanner(id),
    refetchInterval: ({ state }) => publicationInterval(state.data === undefined ? [] : [state.data.publication]),
  });
  if (banner.data === undefined)
    return (
      <>
        <PageHeader title="Banner" />
        {banner.isError ? <ErrorState error={banner.error} retry={() => banner.refetch()} /> : <LoadingState />}
      </>
    );
  if (banner.data.is_broken)
    return (
      <>
        <PageHeader title="Banner" />
        <SourceEditor entry={{ section: 'banners', id }} {...banner.data} onSaved={() => banner.refetch()} />
      </>
    );
  return <BannerEditor key={id} banner={banner.data} />;
}
