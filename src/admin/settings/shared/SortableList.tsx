import type { FormErrors } from '@mantine/form';
import { useCallbackRef } from '@mantine/hooks';
import { Plus, Undo2 } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { IconButton } from '../../shared/buttons.tsx';
import ordering from '../../shared/ordering.module.css';
import { OrderedList } from '../../shared/ordering.tsx';
import styles from './SortableList.module.css';
import { SortableRow } from './SortableRow.tsx';

interface ListForm<Item> {
  errors: FormErrors;
  isDirty(): boolean;
  insertListItem(path: string, item: Item, index?: number): void;
  removeListItem(path: string, index: number): void;
  reorderListItem(path: string, places: { from: number; to: number }): void;
}

interface Props<Item extends { key: string }> {
  form: ListForm<Item>;
  path: string;
  items: readonly Item[];
  nameOf: (item: Item) => string;
  summaryOf?: (item: Item) => ReactNode;
  pictureOf?: (item: Item) => string | null;
  drawingOf?: (item: Item) => ReactNode;
  newName: string;
  addLabel: string;
  make: () => Item;
  isAlwaysOpen?: boolean;
  children: (item: Item, path: string) => ReactNode;
}

interface Removed<Item> {
  item: Item;
  index: number;
  wasSending: boolean;
}

export function SortableList<Item extends { key: string }>({
  form,
  path,
  items,
  nameOf,
  summaryOf,
  pictureOf,
  drawingOf,
  addLabel,
  newName,
  make,
  isAlwaysOpen = false,
  children,
}: Props<Item>) {
  const list = useRef<HTMLDivElement>(null);
  // Whether rows once opened are open now. Others do not render their fields, because a list may be long.
  const [open, setOpen] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [removed, setRemoved] = useState<readonly Removed<Item>[]>([]);
  const [shown, setShown] = useState<{ key: string; focus: 'handle' | 'field' } | null>(null);
  const [said, setSaid] = useState('');
  const lastRemoved = removed.at(-1);
  const keys = items.map(({ key }) => key);
  const called = (item: Item) => nameOf(item).trim() || newName;

  const wrong = items.filter(({ key }, index) => !open.get(key) && hasProblem(form.errors, `${path}.${index}`));
  if (wrong.length > 0) setOpen(new Map([...open, ...wrong.map(({ key }) => [key, true] as const)]));

  // The first field of a new row, or the handle of a restored one: keep-focus.ts only knows neighbours.
  useEffect(() => {
    if (shown === null) return;
    const row = list.current?.querySelector(`[data-row="${CSS.escape(shown.key)}"]`);
    if (shown.focus === 'field') row?.querySelector<HTMLElement>(':is(input, textarea, [contenteditable])')?.focus();
    if (shown.focus === 'handle' && document.activeElement === document.body)
      row?.querySelector<HTMLElement>('[data-handle]')?.focus();
    row?.scrollIntoView({ block: 'nearest' });
    setShown(null);
  }, [shown]);

  const reorder = (_key: string, from: number, to: number) => {
    const item = items[from];
    if (item === undefined) return;
    form.reorderListItem(path, { from, to });
    setSaid(`${called(item)}: teraz ${to + 1}. z\u00a0${items.length}.`);
  };
  // Never changes, so that a row renders again only when its own props change.
  const toggle = useCallbackRef((key: string) => setOpen(new Map([...open, [key, !open.get(key)]])));
  const remove = useCallbackRef((key: string, wasSending: boolean) => {
    const index = keys.indexOf(key);
    const item = items[index];
    if (item === undefined) return;
    form.removeListItem(path, index);
    setRemoved((before) => [...before, { item, index, wasSending }]);
    setSaid('');
  });
  const add = () => {
    const item = make();
    form.insertListItem(path, item);
    toggle(item.key);
    setShown({ key: item.key, focus: 'field' });
  };
  const putBack = () => {
    if (lastRemoved === undefined) return;
    form.insertListItem(path, lastRemoved.item, Math.min(lastRemoved.index, items.length));
    setRemoved((before) => before.slice(0, -1));
    setSaid(`${called(lastRemoved.item)}: vrátené.`);
    setShown({ key: lastRemoved.item.key, focus: 'handle' });
  };

  return (
    <div className={styles.list} ref={list}>
      <OrderedList className={ordering.rows} keys={keys} said={said} onMove={reorder}>
        {(moveBy) =>
          items.map((item, index) => (
            <SortableRow
              key={item.key}
              id={item.key}
              index={index}
              count={items.length}
              name={called(item)}
              summary={summaryOf?.(item)}
              picture={pictureOf?.(item) ?? null}
              drawing={drawingOf?.(item)}
              isOpen={isAlwaysOpen || open.get(item.key) === true}
              onMove={moveBy}
              {...(isAlwaysOpen ? {} : { onToggle: toggle })}
              onRemove={remove}
            >
              {(isAlwaysOpen || open.has(item.key)) && children(item, `${path}.${index}`)}
            </SortableRow>
          ))
        }
      </OrderedList>
      {lastRemoved !== undefined && (
        <div className={styles.removed}>
          <p role="status">
            Odobraté: {called(lastRemoved.item)}.{form.isDirty() && ' Z\u00a0webu to zmizne, až keď zmeny uložíte.'}
            {lastRemoved.wasSending && ' Nahrávanie obrázka sa zastavilo; ak to vrátite, vyberte ho znova.'}
          </p>
          <IconButton icon={Undo2} onClick={putBack} autoFocus key={lastRemoved.item.key}>
            Vrátiť späť
          </IconButton>
        </div>
      )}
      <IconButton className={styles.add ?? ''} icon={Plus} onClick={add}>
        {addLabel}
      </IconButton>
    </div>
  );
}

function hasProblem(errors: FormErrors, path: string): boolean {
  return Object.entries(errors).some(
    ([field, error]) => Boolean(error) && (field === path || field.startsWith(`${path}.`)),
  );
}
