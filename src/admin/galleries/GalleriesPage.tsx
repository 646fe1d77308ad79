import { NativeSelect, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type GalleryItem, listGalleries } from '../../api/galleries.ts';
import { formatDate } from '../../domain/time/format-date.ts';
import { toEpochMs } from '../../domain/time/wall-clock.ts';
import { photoCount } from '../../domain/words/plural.ts';
import { type Column, DataTable, DeletedLink, PictureName } from '../shared/DataTable.tsx';
import { FilterSelect, Filters, SearchField } from '../shared/Filters.tsx';
import { PageHeader } from '../shared/PageHeader.tsx';
import { EmptyState } from '../shared/states.tsx';
import { useTableState } from '../shared/use-table-state.ts';

const FILTERS = { when: ['coming', 'any'], photos: ['some', 'none', 'undescribed'] } as const;
const WHEN_OPTIONS = [
  { value: '', label: 'Už sa konali' },
  { value: 'coming', label: 'Ešte len budú' },
  { value: 'any', label: 'Všetky' },
];
const PHOTOS_OPTIONS = [
  { value: 'some', label: 'S\u00a0fotkami' },
  { value: 'none', label: 'Zatiaľ bez fotiek' },
  { value: 'undescribed', label: 'S\u00a0fotkami bez opisu' },
];

const COLUMNS: readonly Column<GalleryItem>[] = [
  {
    id: 'title',
    label: 'Podujatie',
    cell: ({ event_id, title, cover, poster_image }) => (
      <PictureName to={`/gallery/${event_id}`} picture={cover ?? poster_image} width="3.5rem">
        {title}
      </PictureName>
    ),
  },
  { id: 'start_date', label: 'Kedy', cell: ({ start_date }) => formatDate(toEpochMs(start_date)) },
  {
    id: 'gallery_count',
    label: 'Fotky',
    cell: ({ gallery_count, undescribed_count }) => (
      <>
        {gallery_count === 0 ? <Text c="dimmed">Zatiaľ žiadne</Text> : photoCount(gallery_count)}
        {undescribed_count > 0 && (
          <Text c="dimmed" fz="sm">
            chýba opis: {undescribed_count}
          </Text>
        )}
      </>
    ),
  },
];

export function GalleriesPage() {
  const state = useTableState({ sorts: ['start_date'], defaultSort: '-start_date', filters: FILTERS });
  const { when, ...params } = state.params;
  const query = when === 'any' ? params : { ...params, when: when ?? ('begun' as const) };
  const list = useQuery({
    queryKey: ['galleries', 'list', query],
    queryFn: () => listGalleries(query),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <PageHeader title="Galéria" lead="Vyberte podujatie a&nbsp;pridajte alebo upravte jeho fotky." />
      <Filters>
        <SearchField label="Názov podujatia" state={state} />
        <NativeSelect
          label="Podujatia"
          data={WHEN_OPTIONS}
          value={state.filters.when ?? ''}
          onChange={(event) => state.change({ when: event.currentTarget.value })}
        />
        <FilterSelect label="Fotky" name="photos" state={state} options={PHOTOS_OPTIONS} all="Všetky podujatia" />
      </Filters>
      <DataTable
        caption="Podujatia a&nbsp;ich fotky"
        columns={COLUMNS}
        list={list}
        state={state}
        rowKey={({ event_id }) => String(event_id)}
        empty={<EmptyState title="Zatiaľ tu nie je žiadne podujatie. Fotky sa pridávajú k&nbsp;podujatiam." />}
      />
      <DeletedLink kind="galleries">Zmazané fotky</DeletedLink>
    </>
  );
}
