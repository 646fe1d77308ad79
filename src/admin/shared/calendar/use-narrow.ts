import { useMediaQuery } from '@mantine/hooks';

/** Where a list of days stands for a table; never on paper. */
export function useNarrow(): boolean {
  return useMediaQuery('screen and (max-width: 62rem)', undefined, { getInitialValueInEffect: false }) ?? false;
}
