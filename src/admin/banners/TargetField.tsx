import { CloseButton, Combobox, type ComboboxItem, TextInput, type TextInputProps, useCombobox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { findEvents } from '../../api/events.ts';
import { eventPath } from '../../domain/events/card-event.ts';
import { addDays, isoDay } from '../../domain/time/calendar-day.ts';
import { formatDate } from '../../domain/time/format-date.ts';
import { foldForSearch, searchWords } from '../../domain/words/fold.ts';
import { completeWebAddress } from '../../domain/words/web-address.ts';

interface Props extends Omit<TextInputProps, 'value' | 'onChange' | 'type'> {
  value?: string | undefined;
  onChange: (target: string) => void;
}

export function TargetField({ value = '', onChange, description, ...field }: Props) {
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const targets = useTargets();
  const named = (target: string) => [...targets.events, ...targets.pages].find(({ value: known }) => known === target);
  const known = named(value);
  const isMatch = searchWords(known === undefined ? value : '');
  const groups = [
    { name: 'Podujatia', targets: targets.events },
    { name: 'Stránky', targets: targets.pages },
  ].map(({ name, targets: all }) => ({
    name,
    shown: all.filter(({ label }) => isMatch(foldForSearch(label))).slice(0, MOST_SHOWN),
  }));
  const isAny = groups.some(({ shown }) => shown.length > 0);
  return (
    <Combobox
      store={combobox}
      position="bottom-start"
      onOptionSubmit={(target) => {
        onChange(target);
        combobox.closeDropdown();
      }}
    >
      <Combobox.Target withExpandedAttribute>
        <TextInput
          role="combobox"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          {...field}
          description={known === undefined ? description : `Vedie na: ${known.label}`}
          value={value}
          onChange={(event) => {
            const typed = event.currentTarget.value;
            onChange(typed);
            if (named(typed) !== undefined) return combobox.closeDropdown();
            combobox.openDropdown();
            combobox.selectFirstOption();
          }}
          onClick={() => combobox.openDropdown()}
          onBlur={() => {
            combobox.closeDropdown();
            onChange(completeWebAddress(value));
          }}
          rightSection={
            value !== '' && <CloseButton tabIndex={-1} aria-label="Vymazať: Odkaz" onClick={() => onChange('')} />
          }
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={!isAny}>
        <Combobox.Options mah="18rem" style={{ overflowY: 'auto' }}>
          {groups.map(
            ({ name, shown }) =>
              shown.length > 0 && (
                <Combobox.Group key={name} label={name}>
                  {shown.map(({ value: target, label }) => (
                    <Combobox.Option key={target} value={target}>
                      {label}
                    </Combobox.Option>
                  ))}
                </Combobox.Group>
              ),
          )}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}

const MOST_SHOWN = 8;
const DAYS_AHEAD = 400;

const PAGES: readonly ComboboxItem[] = [
  { value: '/events', label: 'Podujatia' },
  { value: '/gallery', label: 'Galéria' },
  { value: '/about', label: 'O\u00a0nás' },
  { value: '/contact', label: 'Prenájom a\u00a0kontakt' },
  { value: '/contact#priestory', label: 'Priestory na prenájom' },
  { value: '/contact#cennik', label: 'Cenník prenájmu' },
  { value: '/contact#faq', label: 'Časté otázky' },
  { value: '/partners', label: 'Partneri' },
];

function useTargets(): { events: ComboboxItem[]; pages: readonly ComboboxItem[] } {
  const today = isoDay(Date.now());
  const events = useQuery({
    queryKey: ['banners', 'targets', today],
    queryFn: ({ signal }) => findEvents({ start: today, end: addDays(today, DAYS_AHEAD) }, signal),
  });
  return {
    events: (events.data ?? []).map((event) => ({
      value: eventPath(event),
      label: `${event.title}, ${formatDate(event.start_date)}`,
    })),
    pages: PAGES,
  };
}
