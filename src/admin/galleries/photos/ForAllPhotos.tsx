import { Button, Fieldset, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { photoCount } from '../../../domain/words/plural.ts';
import { CreditField } from './CreditField.tsx';
import styles from './ForAllPhotos.module.css';

interface Props {
  /** Of the event; null: unknown. */
  title: string | null;
  /** How many photos nothing was said of. */
  undescribed: number;
  onCredit: (credit: string) => void;
  onDescription: (text: string) => void;
}

/** What is said once for many photos. */
export function ForAllPhotos({ title, undescribed, onCredit, onDescription }: Props) {
  const [credit, setCredit] = useState('');
  const [description, setDescription] = useState(title === null ? '' : `Záber z\u00a0podujatia ${title}`);
  return (
    <Fieldset legend="Naraz pre viac fotiek" className={styles.fields}>
      <div className={styles.line}>
        <CreditField value={credit} onChange={setCredit} />
        <Button disabled={credit.trim() === ''} onClick={() => onCredit(credit.trim())}>
          Použiť pre všetky
        </Button>
      </div>
      {undescribed > 0 && (
        <div className={styles.line}>
          <TextInput
            label={`Opis, kde ešte chýba (${photoCount(undescribed)})`}
            maxLength={300}
            value={description}
            onChange={(event) => setDescription(event.currentTarget.value)}
          />
          <Button disabled={description.trim() === ''} onClick={() => onDescription(description.trim())}>
            Doplniť chýbajúce
          </Button>
          <Text c="dimmed">Lepší je vlastný opis každej fotky: kliknite na ňu a&nbsp;napíšte, čo na nej vidieť.</Text>
        </div>
      )}
    </Fieldset>
  );
}
