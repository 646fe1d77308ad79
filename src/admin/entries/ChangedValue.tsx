import styles from './ChangedValue.module.css';
import { fieldValue } from './field-value.tsx';
import { TextChange } from './TextChange.tsx';

/** What a field said before and says now, as `<dd>`: beside each other, or word by word where both are long. */
export function ChangedValue({ before, after }: { before: unknown; after: unknown }) {
  if (isLongText(before) && isLongText(after))
    return (
      <dd className={styles.whole}>
        <TextChange before={before} after={after} />
      </dd>
    );
  return (
    <>
      <dd>
        <span className={styles.label}>predtým</span>
        {fieldValue(before)}
      </dd>
      <dd>
        <span className={styles.label}>potom</span>
        {fieldValue(after)}
      </dd>
    </>
  );
}

const LONG_TEXT = 120;

function isLongText(value: unknown): value is string {
  return typeof value === 'string' && (value.length > LONG_TEXT || value.includes('\n'));
}
