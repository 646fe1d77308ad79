import { Alert, Text } from '@mantine/core';
import { PlainList } from '../../shared/layout.tsx';
import type { FileLine } from './content-lines.ts';

const MOST_NAMED = 10;
const MOST_LETTERS = 80;

export function SkippedLines({ lines }: { lines: readonly FileLine[] }) {
  const more = lines.length - MOST_NAMED;
  return (
    <Alert color="yellow" role="group" title="Niektoré riadky kalendára sme vynechali">
      <Text mb="xs">
        Nie sú to údaje, možno je to časť textu, ktorá sa oddelila. Pozrite si, prosím, či niekde nechýba.
      </Text>
      <PlainList>
        {lines.slice(0, MOST_NAMED).map(({ line, text }) => (
          <li key={line} style={{ overflowWrap: 'anywhere' }}>
            {`riadok ${line}: „${shortened(text)}“`}
          </li>
        ))}
      </PlainList>
      {more > 0 && <Text mt="xs">{`Ďalšie vynechané riadky: ${more}.`}</Text>}
    </Alert>
  );
}

function shortened(text: string): string {
  const letters = Array.from(text);
  return letters.length <= MOST_LETTERS ? text : `${letters.slice(0, MOST_LETTERS).join('')}…`;
}
