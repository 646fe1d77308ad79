import { type Change, diffWordsWithSpace } from 'diff';
import styles from './TextChange.module.css';

/** A long text with what went and what came, word by word. */
export function TextChange({ before, after }: { before: string; after: string }) {
  return (
    <div className={styles.text}>
      {diffWordsWithSpace(before, after).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts do not change while they are shown
        <Part key={index} part={part} />
      ))}
    </div>
  );
}

function Part({ part: { value, added, removed } }: { part: Change }) {
  if (added) return <ins>{value}</ins>;
  return removed ? <del>{value}</del> : shortened(value);
}

const CONTEXT = 120;

/** Of what stayed the same only what stands next to a change, whole words of it. */
function shortened(text: string): string {
  if (text.length <= CONTEXT * 2 + 10) return text;
  const head = text.slice(0, CONTEXT).replace(/\S*$/, '');
  const tail = text.slice(-CONTEXT).replace(/^\S*/, '');
  return `${head}…${tail}`;
}
