import { ActionIcon, type MantineColorScheme, Menu, useMantineColorScheme } from '@mantine/core';
import { Check, type LucideIcon, Monitor, Moon, Sun } from 'lucide-react';

const SCHEMES: readonly { scheme: MantineColorScheme; label: string; icon: LucideIcon }[] = [
  { scheme: 'light', label: 'Svetlý', icon: Sun },
  { scheme: 'dark', label: 'Tmavý', icon: Moon },
  { scheme: 'auto', label: 'Podľa zariadenia', icon: Monitor },
];

/** The choice is remembered in this browser. */
export function ColorSchemeSwitch() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const Current = SCHEMES.find(({ scheme }) => scheme === colorScheme)?.icon ?? Monitor;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon aria-label="Vzhľad">
          <Current aria-hidden size={20} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown aria-label="Vzhľad">
        {SCHEMES.map(({ scheme, label, icon: Icon }) => (
          <Menu.Item
            key={scheme}
            role="menuitemradio"
            aria-checked={scheme === colorScheme}
            leftSection={<Icon aria-hidden size={18} />}
            rightSection={scheme === colorScheme && <Check aria-hidden size={18} />}
            onClick={() => setColorScheme(scheme)}
          >
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
