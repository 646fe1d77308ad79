import { Checkbox, Textarea } from '@mantine/core';
import type { KeyboardEvent, MouseEvent } from 'react';
import { pictureUrl } from '../../domain/galleries/picture-source.ts';
import styles from './FocalPoint.module.css';

/** Percent from the left and from the top. */
export interface Focus {
  x: number;
  y: number;
}

interface FocalPointProps {
  /** Path below `/storage/`. */
  path: string;
  focus: Focus | undefined;
  onChange: (focus: Focus) => void;
}

const MIDDLE: Focus = { x: 50, y: 50 };
const STEP = 5;
const ARROWS: Record<string, Focus> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

export function FocalPoint({ path, focus = MIDDLE, onChange }: FocalPointProps) {
  const click = (event: MouseEvent<HTMLElement>) => {
    // Enter on the point is a click without a position.
    if (event.detail === 0) return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    onChange({ x: percent((event.clientX - left) / width), y: percent((event.clientY - top) / height) });
  };
  const press = (event: KeyboardEvent) => {
    const step = ARROWS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onChange({ x: within(focus.x + step.x), y: within(focus.y + step.y) });
  };

  return (
    <div className={styles.whole}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the point inside does the same by keys */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: see above */}
      <div className={styles.picture} onClick={click}>
        <img src={pictureUrl(path, 800)} alt="" draggable={false} />
        <button
          type="button"
          className={styles.point}
          style={{ left: `${focus.x}%`, top: `${focus.y}%` }}
          aria-label={`Dôležité miesto obrázka: ${focus.x} % zľava, ${focus.y} % zhora. Posúvajte ho šípkami.`}
          onKeyDown={press}
        />
      </div>
      <div className={styles.cuts} aria-hidden="true">
        {(['tall', 'wide', 'square'] as const).map((shape) => (
          <img
            key={shape}
            className={styles[shape]}
            src={pictureUrl(path, 320)}
            alt=""
            style={{ objectPosition: `${focus.x}% ${focus.y}%` }}
          />
        ))}
      </div>
    </div>
  );
}

function percent(share: number): number {
  return within(Math.round((share * 100) / STEP) * STEP);
}

function within(value: number): number {
  return Math.min(100, Math.max(0, value));
}

interface PictureDescriptionProps {
  /** '' for a decorative picture; null: nothing entered yet. */
  text: string | null;
  onChange: (text: string | null) => void;
  error?: string | null | undefined;
  dataPath?: string | undefined;
  takesFocus?: boolean;
}

export function PictureDescription({ text, onChange, error, dataPath, takesFocus = false }: PictureDescriptionProps) {
  const isDecorative = text === '';
  return (
    <>
      <Textarea
        label="Opis obrázka pre ľudí, ktorí ho nevidia"
        description="Napríklad: Kapela na pódiu, v&nbsp;popredí tancujú deti."
        required={!isDecorative}
        disabled={isDecorative}
        maxLength={300}
        value={text ?? ''}
        error={error}
        data-path={dataPath}
        data-autofocus={(takesFocus && !isDecorative) || undefined}
        onChange={(event) => onChange(event.currentTarget.value || null)}
      />
      <Checkbox
        label="Obrázok je len ozdoba, opis nepotrebuje (dekoratívny)"
        checked={isDecorative}
        data-autofocus={(takesFocus && isDecorative) || undefined}
        onChange={(event) => onChange(event.currentTarget.checked ? '' : null)}
      />
    </>
  );
}
