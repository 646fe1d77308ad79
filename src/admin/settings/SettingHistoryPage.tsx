import { useParams } from 'react-router';
import { findSetting } from '../../api/settings.ts';
import { HistoryPage } from '../entries/HistoryPage.tsx';
import { isSettingName, SETTING_NAMES } from '../shared/content-place.ts';
import { SETTING_FIELD_NAMES } from '../shared/setting-field-names.ts';

export function SettingHistoryPage() {
  const { name = '' } = useParams();
  const isKnown = isSettingName(name);
  return (
    <HistoryPage
      entry={{ section: 'settings', id: name }}
      find={async () => ({
        title: isKnown ? SETTING_NAMES[name] : '',
        version: (await findSetting(name)).version,
      })}
      back={isKnown ? { to: `/settings/${name}`, label: 'Späť' } : { to: '/settings', label: 'Nastavenia' }}
      fieldNames={isKnown ? SETTING_FIELD_NAMES[name] : {}}
    />
  );
}
