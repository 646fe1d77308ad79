import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import { findSetting } from '../../api/admin-content.ts';
import { HistoryPanel } from '../entries/HistoryPanel.tsx';
import { LinkButton } from '../shared/buttons.tsx';
import { isSettingName, SETTING_NAMES } from '../shared/content-place.ts';
import { PageHeader } from '../shared/PageHeader.tsx';
import { QueryState } from '../shared/states.tsx';
import { SETTING_FIELD_NAMES } from './setting-field-names.ts';

/** Who changed a setting, when and what. */
export function SettingHistoryPage() {
  const { name = '' } = useParams();
  const navigate = useNavigate();
  const setting = useQuery({ queryKey: ['settings', 'one', name], queryFn: () => findSetting(name), retry: false });
  return (
    <>
      <PageHeader title="História zmien" lead={isSettingName(name) ? SETTING_NAMES[name] : ''}>
        <LinkButton to={isSettingName(name) ? `/settings/${name}` : '/settings'}>Späť</LinkButton>
      </PageHeader>
      <QueryState query={setting}>
        {({ version }) => (
          <HistoryPanel
            entry={{ section: 'settings', id: name }}
            version={version}
            fieldNames={isSettingName(name) ? SETTING_FIELD_NAMES[name] : {}}
            onRestored={() => navigate(`/settings/${name}`)}
          />
        )}
      </QueryState>
    </>
  );
}
