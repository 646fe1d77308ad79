import { Radio } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import { KindMark } from '../../../components/shapes/KindDrawing.tsx';
import { EVENT_KINDS } from '../../../domain/kinds/event-kinds.ts';
import type { KindStyle } from '../../../domain/look/kind-style.ts';
import { COLOUR_WORDS, COLOURS } from '../../../domain/look/palette.ts';
import { SHAPE_NAMES, SHAPE_WORDS } from '../../../domain/look/shapes.ts';
import { fieldOf } from '../../entries/form-values.ts';
import styles from './kinds.module.css';

const field = fieldOf(EVENT_KINDS.fieldNames);

interface Props {
  form: Pick<UseFormReturnType<object>, 'getInputProps'>;
  path: string;
  /** As it is drawn now, also where nothing was chosen. */
  style: KindStyle;
}

export function KindStyleFields({ form, path, style }: Props) {
  return (
    <>
      <Radio.Group
        {...field(form, `${path}.color`)}
        description="Tak je druh označený pri názve a&nbsp;taký plagát má podujatie bez obrázka."
        value={style.color}
      >
        <Choices>
          {COLOURS.map((color) => (
            <Choice key={color} value={color} words={COLOUR_WORDS[color]} style={{ ...style, color }} />
          ))}
        </Choices>
      </Radio.Group>
      <Radio.Group {...field(form, `${path}.shape`)} value={style.shape}>
        <Choices>
          {SHAPE_NAMES.map((shape) => (
            <Choice key={shape} value={shape} words={SHAPE_WORDS[shape]} style={{ ...style, shape }} />
          ))}
        </Choices>
      </Radio.Group>
    </>
  );
}

function Choices({ children }: { children: ReactNode }) {
  return <div className={styles.choices}>{children}</div>;
}

function Choice({ value, words, style }: { value: string; words: string; style: KindStyle }) {
  return (
    <Radio
      className={styles.choice ?? ''}
      value={value}
      label={
        <>
          <KindMark className={`site-paper ${styles.swatch}`} {...style} />
          {words}
        </>
      }
    />
  );
}
