import { Alert, Button, Group, Text } from '@mantine/core';
import type { SameTitle } from '../../../domain/events/import/same-title.ts';
import { PlainList } from '../../shared/layout.tsx';
import { dateCount } from '../date-values.ts';

interface Props {
  groups: readonly SameTitle[];
  joined: ReadonlySet<string>;
  onJoin: (joined: ReadonlySet<string>) => void;
}

export function SameTitles({ groups, joined, onJoin }: Props) {
  if (groups.length === 0) return null;
  const apart = groups.filter(({ key }) => !joined.has(key));
  return (
    <Alert color="yellow" role="group" title="Viac riadkov má rovnaký názov">
      <Text mb="xs">
        Ak sú to termíny jedného podujatia, spojte ich. Inak sa z&nbsp;každého stane samostatné podujatie.
      </Text>
      <PlainList lines="between">
        {groups.map(({ key, title, count }) => {
          const isJoined = joined.has(key);
          return (
            <Group key={key} component="li" justify="space-between" gap="0 1rem" mih="2.75rem">
              <Text span style={{ overflowWrap: 'anywhere' }}>
                <b>{title}</b>
                {isJoined ? `, jedno podujatie, ${dateCount(count)}` : `, ${count}\u00a0×`}
              </Text>
              <Button
                aria-label={`${isJoined ? 'Rozdeliť' : 'Spojiť'}: ${title}`}
                onClick={() => onJoin(new Set(isJoined ? [...joined].filter((one) => one !== key) : [...joined, key]))}
              >
                {isJoined ? 'Rozdeliť' : 'Spojiť'}
              </Button>
            </Group>
          );
        })}
      </PlainList>
      {apart.length > 1 && (
        <Button mt="xs" onClick={() => onJoin(new Set(groups.map(({ key }) => key)))}>
          Spojiť všetky
        </Button>
      )}
    </Alert>
  );
}
