import { Text } from '@mantine/core';
import { type Missing, missingInWords } from '../../domain/events/missing-things.ts';

export function MissingWords({ missing }: { missing: readonly Missing[] }) {
  if (missing.length === 0) return null;
  return (
    <Text span display="block" fz="sm" c="dimmed">
      chýba: {missingInWords(missing)}
    </Text>
  );
}
