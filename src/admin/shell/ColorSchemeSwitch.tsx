import { ActionIcon, type MantineColorScheme, Menu, useMantineColorScheme } from '@mantine/core';
import { type LucideIcon, Monitor, Moon, Sun } from 'lucide-react';

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
        <Menu.RadioGroup value={colorScheme}>
          {SCHEMES.map(({ scheme, label, icon: Icon }) => (
            <Menu.RadioItem
              key={scheme}
              value={scheme}
              rightSection={<Icon aria-hidden size={18} />}
              onChange={() => setColorScheme(scheme)}
            >
              {label}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}
