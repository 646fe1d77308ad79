import { Button } from '@mantine/core';
import { Download } from 'lucide-react';
import { useSave } from './use-save.ts';

interface Props {
  /** Saves the file. */
  call: () => Promise<void>;
  done?: string;
}

/** Takes a list, as far as it is filtered, into a spreadsheet. It stands in the log: the log is fetched again. */
export function TableDownload({ call, done = 'Tabuľka je stiahnutá.' }: Props) {
  const download = useSave({ call, done, refresh: [['audit']] });
  return (
    <Button
      variant="default"
      leftSection={<Download aria-hidden size={18} />}
      loading={download.isPending}
      onClick={() => download.mutate()}
    >
      Stiahnuť tabuľku
    </Button>
  );
}
