import { ActionIcon, Fieldset, Group, Menu } from '@mantine/core';
import { ListTree, Plus } from 'lucide-react';
import {
  createContext,
  type MouseEvent,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { slugOf } from '../../domain/words/fold.ts';
import { IconButton } from './buttons.tsx';
import styles from './form-parts.module.css';

interface Part {
  /** Also the anchor: `/events/42#plagat`. */
  id: string;
  title: string;
  element: HTMLElement;
}

interface Parts {
  parts: readonly Part[];
  register: (part: Part) => () => void;
}

const PartsContext = createContext<Parts | null>(null);

const WORTH_A_LIST = 3;

export function LongForm({ children }: { children: ReactNode }) {
  const [parts, setParts] = useState<readonly Part[]>([]);
  const register = useCallback((part: Part) => {
    setParts((before) => [...before, part].sort(inPageOrder));
    return () => setParts((before) => before.filter((other) => other !== part));
  }, []);
  const context = useMemo<Parts>(() => ({ parts, register }), [parts, register]);
  return (
    <PartsContext value={context}>
      <div className={styles.long} data-parts={parts.length >= WORTH_A_LIST || undefined}>
        {parts.length >= WORTH_A_LIST && <PartsBeside parts={parts} />}
        <div className={styles.body}>{children}</div>
      </div>
    </PartsContext>
  );
}

function inPageOrder(one: Part, other: Part): number {
  return one.element.compareDocumentPosition(other.element) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}

export function useIsLong(): boolean {
  return use(PartsContext) !== null;
}

export function FormPart({ title, children }: { title: string; children: ReactNode }) {
  const register = use(PartsContext)?.register;
  const element = useRef<HTMLFieldSetElement>(null);
  const id = slugOf(title);
  useEffect(() => {
    const part = element.current;
    if (part === null) return;
    if (location.hash === `#${id}`) goTo(part);
    return register?.({ id, title, element: part });
  }, [register, id, title]);
  return (
    <Fieldset ref={element} id={id} legend={<h2 tabIndex={-1}>{title}</h2>} className={styles.part}>
      {children}
    </Fieldset>
  );
}

interface FoldedProps {
  title: string;
  label: string;
  /** Something in it is filled in or wrong. */
  isNeeded: boolean;
  children: ReactNode;
}

/** A part that is seldom needed. Once it was, it stays, so that a field does not vanish when it is emptied. */
export function FoldedPart({ title, label, isNeeded, children }: FoldedProps) {
  const [isOpen, setIsOpen] = useState(isNeeded);
  if (isNeeded && !isOpen) setIsOpen(true);
  return (
    <FormPart title={title}>
      {isOpen ? (
        children
      ) : (
        <Group>
          <IconButton icon={Plus} onClick={() => setIsOpen(true)}>
            {label}
          </IconButton>
        </Group>
      )}
    </FormPart>
  );
}

function goTo(part: HTMLElement): void {
  part.scrollIntoView();
  part.querySelector('h2')?.focus({ preventScroll: true });
}

/** The address stays, so that Back leads out of the form. */
function jump(event: MouseEvent, { element }: Part): void {
  event.preventDefault();
  goTo(element);
}

function PartsBeside({ parts }: { parts: readonly Part[] }) {
  const shown = useShownPart(parts);
  return (
    <nav aria-label="Časti formulára" className={styles.beside}>
      <ul>
        {parts.map((part) => (
          <li key={part.id}>
            <a
              href={`#${part.id}`}
              aria-current={part.id === shown || undefined}
              onClick={(event) => jump(event, part)}
            >
              {part.title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function useShownPart(parts: readonly Part[]): string | null {
  const [shown, setShown] = useState<string | null>(null);
  useEffect(() => {
    const inView = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) inView.add(target);
          else inView.delete(target);
        setShown(parts.find(({ element }) => inView.has(element))?.id ?? null);
      },
      { rootMargin: '-20% 0px -50%' },
    );
    for (const { element } of parts) observer.observe(element);
    return () => observer.disconnect();
  }, [parts]);
  return shown;
}

export function PartsMenu() {
  const parts = use(PartsContext)?.parts ?? [];
  if (parts.length < WORTH_A_LIST) return null;
  return (
    <Menu position="top-end" width="16rem" returnFocus={false}>
      <Menu.Target>
        <ActionIcon variant="default" aria-label="Časti formulára" className={styles.menu ?? ''}>
          <ListTree aria-hidden size={20} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {parts.map((part) => (
          <Menu.Item key={part.id} onClick={() => setTimeout(() => goTo(part.element))}>
            {part.title}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
