import { Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { Undo2 } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { IconButton } from './buttons.tsx';

/** Starts anew when the pointer or the focus leaves the message. */
const LIFE_MS = 15_000;

interface UndoToast {
  text: string;
  /** False when it failed and may be tried again. */
  undo: () => Promise<boolean>;
}

/** The latest is last: the keys take it back. */
const open: string[] = [];

export function showUndo({ text, undo }: UndoToast): void {
  const id = notifications.show({
    message: <UndoMessage text={text} undo={undo} close={() => notifications.hide(id)} />,
    color: 'green',
    role: 'status',
    autoClose: false,
  });
}

function UndoMessage({ text, undo, close }: UndoToast & { close: () => void }) {
  const id = useId();
  const content = useRef<HTMLDivElement>(null);
  const lastFocus = useRef<Element | null>(null);
  const [isHeld, setIsHeld] = useState(false);
  const [isUndoing, setIsUndoing] = useState(false);

  const end = useEffectEvent(close);
  useEffect(() => {
    if (isHeld || isUndoing) return;
    const timer = setTimeout(end, LIFE_MS);
    return () => clearTimeout(timer);
  }, [isHeld, isUndoing]);

  async function takeBack(): Promise<void> {
    if (isUndoing) return;
    setIsUndoing(true);
    if (content.current?.contains(document.activeElement)) returnFocus(lastFocus.current);
    if (await undo()) close();
    else setIsUndoing(false);
  }

  useEffect(() => {
    const message = content.current?.closest('[role="status"]');
    const listening = new AbortController();
    const hold = () => setIsHeld(true);
    const letGo = () => setIsHeld(message?.matches(':hover, :focus-within') === true);
    message?.addEventListener(
      'focusin',
      (event) => {
        const from = (event as FocusEvent).relatedTarget;
        if (from instanceof Element && !message.contains(from)) lastFocus.current = from;
        hold();
      },
      listening,
    );
    message?.addEventListener('pointerenter', hold, listening);
    // The next element has the focus only after this event.
    for (const leaving of ['focusout', 'pointerleave'])
      message?.addEventListener(leaving, () => setTimeout(letGo), listening);
    return () => listening.abort();
  }, []);

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (open.at(-1) !== id || event.defaultPrevented || !isUndoKey(event) || isTyping(event.target)) return;
    event.preventDefault();
    void takeBack();
  });
  useEffect(() => {
    open.push(id);
    const listening = new AbortController();
    document.addEventListener('keydown', (event) => press(event), listening);
    return () => {
      listening.abort();
      open.splice(open.indexOf(id), 1);
    };
  }, [id]);

  return (
    <Group ref={content} justify="space-between" gap="0.25rem var(--space-3)">
      <Text span flex="1 1 8rem">
        {text}
      </Text>
      <IconButton icon={Undo2} loading={isUndoing} onClick={takeBack} aria-keyshortcuts={KEYS}>
        Vrátiť
      </IconButton>
      <span className="visually-hidden">Vrátiť to môžete aj klávesmi Ctrl a&nbsp;Z.</span>
    </Group>
  );
}

const KEYS = ['Control+Z', 'Meta+Z'].join(' ');

function isUndoKey({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'z' && (ctrlKey || metaKey) && !shiftKey && !altKey;
}

/** Here the keys undo what was typed. */
const TYPED = 'input:not([type="checkbox"], [type="radio"]), textarea, select';

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches(TYPED));
}

function returnFocus(before: Element | null): void {
  const target = before instanceof HTMLElement && before.isConnected ? before : document.getElementById('obsah');
  target?.focus();
}
