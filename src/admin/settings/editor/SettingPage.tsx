import { useQuery } from '@tanstack/react-query';
import { findSetting } from '../../../api/admin-content.ts';
import { publicationInterval } from '../../entries/publication-interval.ts';
import { SourceEditor } from '../../entries/SourceEditor.tsx';
import { SETTING_NAMES } from '../../shared/content-place.ts';
import { PageHeader } from '../../shared/PageHeader.tsx';
import { ErrorState, LoadingState } from '../../shared/states.tsx';
import { CARDS } from '../setting-cards.ts';
import { SettingEditor, type SettingParts } from './SettingEditor.tsx';

/** One setting, to be changed. */
export function SettingPage<Value, Values extends object>(parts: SettingParts<Value, Values>) {
  const { name } = parts.setting;
  const { lead } = CARDS[name];
  const setting = useQuery({
    queryKey: ['settings', 'one', name],
    queryFn: () => findSetting(name),
    refetchInterval: ({ state }) => publicationInterval(state.data === undefined ? [] : [state.data.publication]),
  });
  if (setting.data === undefined)
    return (
      <>
        <PageHeader title={SETTING_NAMES[name]} lead={lead} />
        {setting.isPending ? <LoadingState /> : <ErrorState error={setting.error} retry={() => setting.refetch()} />}
      </>
    );
  const { data } = setting;
  if (!data.is_broken) return <SettingEditor key={name} {...parts} entry={data} />;
  return (
    <>
      <PageHeader title={SETTING_NAMES[name]} lead={lead} />
      <SourceEditor entry={{ section: 'settings', id: name }} {...data} onSaved={() => setting.refetch()} />
    </>
  );
}
