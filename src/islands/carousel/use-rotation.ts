import {
  type FocusEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
} from 'react';
import { useMediaQuery } from '../use-media-query.ts';

/**
 * How long before the first change the next slide gets ready: until then it would take the connection from what the visitor
 * reads, who may be gone before it is shown.
 */
const AHEAD_MS = 1000;

interface Options {
  /** The whole carousel, controls included. */
  region: RefObject<HTMLElement | null>;
  intervalMs: number;
  /** Settles when the next slide can be shown. */
  nextIsReady: () => Promise<unknown>;
  /** Called every `intervalMs` while the carousel rotates, or later when the next slide is not ready. */
  advance: () => void;
}

export interface Rotation {
  /** False in the server's HTML and while hydrating: nothing answers yet. */
  isLive: boolean;
  /** What the pause button says: the carousel rotates whenever nothing holds it. */
  isOn: boolean;
  /** Slides change by themselves at this moment. */
  isRotating: boolean;
  /** The next slide will be shown soon, if nothing stops the rotation. */
  isNextDue: boolean;
  /** A pointer or the keyboard has been here. */
  isVisited: boolean;
  /** Stops until the visitor starts it again. */
  stop: () => void;
  toggle: () => void;
  /** Belongs on the region. */
  handlers: {
    onPointerEnter: (event: PointerEvent) => void;
    onPointerLeave: () => void;
    onFocus: (event: FocusEvent) => void;
  };
}

/**
 * When a carousel moves by itself (APG carousel, WCAG 2.2.2, SPEC 9): from the start, unless the visitor asked for less
 * motion. A mouse over it, a hidden page and scrolling away hold it for as long as they last. Keyboard focus, choosing a
 * slide and the pause button stop it until the visitor presses start.
 */
export function useRotation({ region, intervalMs, nextIsReady, advance }: Options): Rotation {
  const isLive = useSyncExternalStore(neverChanges, yes, no);
  const isPageHidden = useSyncExternalStore(onVisibilityChange, () => document.hidden, no);
  const prefersStillness = useMediaQuery('(prefers-reduced-motion: reduce)');
  const isInView = useInView(region);
  const [choice, setChoice] = useState<'on' | 'off' | null>(null);
  const [isHovered, setHovered] = useState(false);
  const [isVisited, setVisited] = useState(false);
  const [isFirstDue, setFirstDue] = useState(false);

  const isOn = choice === null ? !prefersStillness : choice === 'on';
  const isRotating = isLive && isOn && isInView && !isPageHidden && !isHovered;

  function stop() {
    setChoice('off');
  }

  const untilReady = useEffectEvent(nextIsReady);
  const change = useEffectEvent(advance);
  useEffect(() => {
    if (!isRotating) return;
    let isOver = false;
    let isWaiting = false;
    const timer = setInterval(async () => {
      if (isWaiting) return;
      isWaiting = true;
      await untilReady();
      isWaiting = false;
      if (!isOver) change();
    }, intervalMs);
    const ahead = setTimeout(() => setFirstDue(true), intervalMs - AHEAD_MS);
    return () => {
      isOver = true;
      clearInterval(timer);
      clearTimeout(ahead);
    };
  }, [isRotating, intervalMs]);

  // Whoever was here before hydration sent no event.
  useEffect(() => {
    if (region.current === null) return;
    if (region.current.contains(document.activeElement)) setChoice('off');
    if (region.current.matches(':hover') && matchMedia('(hover: hover)').matches) setHovered(true);
  }, [region]);

  return {
    isLive,
    isOn,
    isRotating,
    isNextDue: isRotating && isFirstDue,
    isVisited,
    stop,
    toggle: () => setChoice(isOn ? 'off' : 'on'),
    handlers: {
      onPointerEnter: ({ pointerType }) => {
        setVisited(true);
        // A finger leaves no pointer behind that could leave again.
        if (pointerType !== 'touch') setHovered(true);
      },
      onPointerLeave: () => setHovered(false),
      onFocus: ({ target }) => {
        setVisited(true);
        // A mouse press focuses too; if it stopped the rotation here, the click on the pause button would start it again.
        if (target.matches(':focus-visible')) stop();
      },
    },
  };
}

/** Whether any part of the element is within the window; false until it is known. */
function useInView(element: RefObject<Element | null>): boolean {
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    if (element.current === null) return;
    const observer = new IntersectionObserver((entries) => setInView(entries.at(-1)?.isIntersecting ?? false));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isInView;
}

function onVisibilityChange(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

function neverChanges(): () => void {
  return () => {};
}

const yes = () => true;
const no = () => false;
