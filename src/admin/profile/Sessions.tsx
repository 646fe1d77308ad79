import { Badge, Button, Group, Stack, Text, Title } from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import {
  distrustDevice,
  endOtherSessions,
  endOwnSession,
  listSignedInPlaces,
  type OwnSession,
  type TrustedDevice,
} from '../../api/profile.ts';
import { formatDate, formatDateTime } from '../../domain/time/format-date.ts';
import { FramedList, FramedRow } from '../shared/layout.tsx';
import { QueryState } from '../shared/states.tsx';
import { useSave } from '../shared/use-save.ts';

const sessionsQuery = queryOptions({ queryKey: ['profile', 'sessions'], queryFn: listSignedInPlaces });
const REFRESH = [sessionsQuery.queryKey];

export function Sessions() {
  const sessions = useQuery(sessionsQuery);
  const others = useSave({
    call: endOtherSessions,
    question: () => ({
      title: 'Ukončiť všetky ostatné prihlásenia?',
      text: 'Zostanete prihlásení len tu. Na iných počítačoch a\u00a0telefónoch sa bude treba prihlásiť znova, aj druhým krokom.',
      confirmLabel: 'Ukončiť ostatné',
    }),
    done: 'Ostatné prihlásenia sú ukončené.',
    refresh: REFRESH,
  });
  const hasOthers = sessions.data?.items.some(({ is_current }) => !is_current) ?? false;

  return (
    <Stack component="section" pt="var(--space-5)" aria-labelledby="prihlasenia">
      <Group justify="space-between" gap="var(--space-3) 1.5rem">
        <Title order={2} id="prihlasenia">
          Kde ste prihlásení
        </Title>
        {hasOthers && (
          <Button loading={others.isPending} onClick={() => others.ask()}>
            Ukončiť všetky ostatné
          </Button>
        )}
      </Group>
      <QueryState query={sessions}>
        {({ items, trusted_devices }) => (
          <>
            <FramedList>
              {items.map((session) => (
                <SessionRow key={session.id} session={session} />
              ))}
            </FramedList>
            {trusted_devices.length > 0 && <TrustedDevices devices={trusted_devices} />}
          </>
        )}
      </QueryState>
      <Text c="dimmed" fz="sm">
        Ak niektoré prihlásenie nepoznáte, ukončite ho a&nbsp;hneď si zmeňte heslo. Po ôsmich hodinách bez práce sa
        prihlásenie ukončí samo.
      </Text>
    </Stack>
  );
}

function SessionRow({ session }: { session: OwnSession }) {
  const { id, user_agent, network, created_at, last_used_at, is_current } = session;
  const device = deviceName(user_agent);
  const end = useSave({ call: () => endOwnSession(id), done: 'Prihlásenie je ukončené.', refresh: REFRESH });
  return (
    <FramedRow>
      <div>
        <Group component="p" gap="0.35rem var(--space-3)" fw={600}>
          {device} {is_current && <Badge color="green">Tu a&nbsp;teraz</Badge>}
        </Group>
        <Text c="dimmed" fz="sm">
          Od {formatDateTime(created_at)}, naposledy {formatDateTime(last_used_at)}, z&nbsp;adresy {network}
        </Text>
      </div>
      {!is_current && (
        <Button
          loading={end.isPending}
          aria-label={`Ukončiť prihlásenie: ${device}, ${formatDateTime(created_at)}`}
          onClick={() => end.mutate()}
        >
          Ukončiť
        </Button>
      )}
    </FramedRow>
  );
}

function TrustedDevices({ devices }: { devices: readonly TrustedDevice[] }) {
  return (
    <>
      <Title order={3} id="doveryhodne" mt="var(--space-3)">
        Kde sa na kód nepýtame
      </Title>
      <FramedList labelledBy="doveryhodne">
        {devices.map((device) => (
          <DeviceRow key={device.id} device={device} />
        ))}
      </FramedList>
    </>
  );
}

function DeviceRow({
  device: { id, user_agent, network, last_used_at, ends_at, is_current },
}: {
  device: TrustedDevice;
}) {
  const name = deviceName(user_agent);
  const end = useSave({
    call: () => distrustDevice(id),
    done: 'Na tomto počítači sa odteraz na kód pýtame znova.',
    refresh: REFRESH,
  });
  return (
    <FramedRow>
      <div>
        <Group component="p" gap="0.35rem var(--space-3)" fw={600}>
          {name} {is_current && <Badge color="green">Tento počítač</Badge>}
        </Group>
        <Text c="dimmed" fz="sm">
          {ends_at !== null && <>Do {formatDate(ends_at)}, naposledy </>}
          {formatDateTime(last_used_at)}, z&nbsp;adresy {network}
        </Text>
      </div>
      <Button loading={end.isPending} aria-label={`Zrušiť dôveru: ${name}`} onClick={() => end.mutate()}>
        Zrušiť dôveru
      </Button>
    </FramedRow>
  );
}

/** The first match counts: browsers also name those they descend from. */
const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdgA?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const DEVICES: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b.*\bMobile\b/, 'telefón s\u00a0Androidom'],
  [/\bAndroid\b/, 'tablet s\u00a0Androidom'],
  [/\bWindows\b/, 'počítač s\u00a0Windows'],
  [/\bMacintosh\b/, 'počítač Mac'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bLinux\b/, 'počítač s\u00a0Linuxom'],
];

/** `Chrome, počítač s Windows` */
export function deviceName(userAgent: string): string {
  const known = [find(BROWSERS, userAgent), find(DEVICES, userAgent)].filter((name) => name !== null);
  return known.join(', ') || 'Neznáme zariadenie';
}

function find(names: readonly [RegExp, string][], userAgent: string): string | null {
  return names.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null;
}
