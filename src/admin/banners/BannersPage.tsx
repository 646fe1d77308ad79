import { ActionIcon, Badge, Group, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ChevronDown, ChevronUp, Plus } from 'lucide-react';
import { type BannerItem, banners, swapBanners } from '../../api/banners.ts';
import { BANNERS } from '../../domain/kinds/banner.ts';
import { formatDateTime } from '../../domain/time/format-date.ts';
import { toEpochMs } from '../../domain/time/wall-clock.ts';
import { publicationInterval } from '../entries/PublicationBadge.tsx';
import { LinkButton } from '../shared/buttons.tsx';
import { type Column, DataTable, DeletedLink, PictureName } from '../shared/DataTable.tsx';
import { useNow } from '../shared/now.ts';
import { PageHeader } from '../shared/PageHeader.tsx';
import { EmptyState } from '../shared/states.tsx';
import { useSave } from '../shared/use-save.ts';
import { useTableState } from '../shared/use-table-state.ts';
import { BannerBadge } from './BannerBadge.tsx';

const NO_FILTERS = {};

export function BannersPage() {
  const state = useTableState({ sorts: ['order'], defaultSort: 'order', filters: NO_FILTERS });
  const { sort: _, ...params } = state.params;
  const list = useQuery({
    queryKey: ['banners', 'list', params],
    queryFn: () => banners.list(params),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) => publicationInterval((data?.items ?? []).map((item) => item.publication)),
  });
  const swap = useSave({
    call: ([one, other]: readonly [BannerItem, BannerItem]) => swapBanners(one, other),
    done: ({ isDone, message }) => (isDone ? message : { problem: message }),
    refresh: [['banners', 'list']],
  });
  const nowMs = useNow();
  const items = list.data?.items ?? [];
  const columns: readonly Column<BannerItem>[] = [
    { id: 'title', label: 'Banner', cell: (banner) => <Name banner={banner} /> },
    { id: 'shown', label: 'Zobrazuje sa', cell: (banner) => <Shown banner={banner} nowMs={nowMs} /> },
    { id: 'state', label: 'Stav', cell: (banner) => <BannerBadge banner={banner} nowMs={nowMs} /> },
    {
      id: 'order',
      label: 'Poradie',
      cell: (banner) => (
        <Order
          banner={banner}
          before={items[items.indexOf(banner) - 1]}
          after={items[items.indexOf(banner) + 1]}
          isBusy={swap.isPending}
          onSwap={(one, other) => swap.mutate([one, other])}
        />
      ),
    },
  ];
  return (
    <>
      <PageHeader title="Bannery" lead="Veľké obrázky s&nbsp;pozvánkou, ktoré sa striedajú hore na úvodnej stránke.">
        <LinkButton variant="filled" to="/banners/new" icon={Plus}>
          Pridať banner
        </LinkButton>
      </PageHeader>
      <DataTable
        caption="Bannery v&nbsp;poradí, v&nbsp;akom sa zobrazujú"
        columns={columns}
        list={list}
        state={state}
        rowKey={({ id }) => String(id)}
        empty={<EmptyState title="Zatiaľ tu nie je žiadny banner. Úvodná stránka sa začína najbližšími podujatiami." />}
      />
      <DeletedLink kind="banners">{BANNERS.words.allDeleted}</DeletedLink>
    </>
  );
}

function Name({ banner: { id, title, banner_image } }: { banner: BannerItem }) {
  return (
    <PictureName to={`/banners/${id}`} picture={banner_image?.image_path ?? null} width="5.5rem">
      {title ?? `Banner ${id} s\u00a0chybou v\u00a0súbore`}
    </PictureName>
  );
}

function Shown({ banner: { is_shown, from = null, until = null }, nowMs }: { banner: BannerItem; nowMs: number }) {
  if (is_shown === null) return <Badge color="red">Treba opraviť</Badge>;
  const isToCome = from !== null && toEpochMs(from) > nowMs;
  return (
    <>
      <Text>{is_shown ? 'Áno' : isToCome ? 'Ešte nie' : 'Už nie'}</Text>
      <Text c="dimmed" size="sm">
        {[from && `od ${formatDateTime(toEpochMs(from))}`, until && `do ${formatDateTime(toEpochMs(until))}`]
          .filter(Boolean)
          .join(' ')}
      </Text>
    </>
  );
}

interface OrderProps {
  banner: BannerItem;
  before: BannerItem | undefined;
  after: BannerItem | undefined;
  isBusy: boolean;
  onSwap: (one: BannerItem, other: BannerItem) => void;
}

function Order({ banner, before, after, isBusy, onSwap }: OrderProps) {
  const name = banner.title ?? `Banner ${banner.id}`;
  const canSwap = (other: BannerItem | undefined): other is BannerItem =>
    banner.order !== undefined && other?.order !== undefined;
  // The click is ignored while busy: a button that is disabled for a moment loses the focus.
  const swap = (other: BannerItem | undefined) => !isBusy && canSwap(other) && onSwap(banner, other);
  return (
    <Group gap={0} wrap="nowrap">
      <ActionIcon aria-label={`Posunúť vyššie: ${name}`} disabled={!canSwap(before)} onClick={() => swap(before)}>
        <ChevronUp aria-hidden />
      </ActionIcon>
      <ActionIcon aria-label={`Posunúť nižšie: ${name}`} disabled={!canSwap(after)} onClick={() => swap(after)}>
        <ChevronDown aria-hidden />
      </ActionIcon>
    </Group>
  );
}
