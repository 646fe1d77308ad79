import { useParams } from 'react-router';
import { settings } from '../../api/settings.ts';
import { EDITABLES, isEditableName } from '../../domain/kinds/settings.ts';
import { HistoryPage } from '../entries/HistoryPage.tsx';

export function SettingHistoryPage() {
  const { name = '' } = useParams();
  const setting = isEditableName(name) ? EDITABLES[name] : null;
  return (
    <HistoryPage
      entry={{ section: 'settings', id: name }}
      find={async () => ({
        title: setting?.title ?? '',
        version: (await settings.find(name)).version,
      })}
      back={setting === null ? { to: '/settings', label: 'Nastavenia' } : { to: `/settings/${name}`, label: 'Späť' }}
      fieldNames={setting?.fieldNames ?? {}}
    />
  );
}
