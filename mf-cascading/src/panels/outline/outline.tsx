import { tokens } from '@selaras/ui';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import { rem, useRem } from '../../diagram/elements/rem';
import { isAddKey, pressAdd } from '../../diagram/gestures/add-key';
import { endSelection } from '../../diagram/gestures/walk-key';
import type { DiagramStore } from '../../diagram/store/diagram-store';
import { toggledKey } from '../../graph/selection';
import {
  outlineKey,
  outlineRows,
  placeAmongSiblings,
  rowStartingWith,
} from '../../tree/outline/outline-rows';
import { type Scene, selectedOf } from '../../view/scene/scene';
import { focusActions, isContextKey, onceActions } from './context-key';
import { OutlineItem, ROW_REM } from './outline-item';
import { severalKey } from './several-key';

const OVERSCAN = 8;

const Scroller = styled.div`
  position: relative;
  flex: 1;
  min-height: 0;
  overflow: auto;
  overscroll-behavior: contain;
  border-top: 1px solid ${tokens.colour.line};
`;

interface OutlineProps {
  store: DiagramStore;
  scene: Scene;
  label: string;
}

/** The same tree as text: a windowed ARIA tree that does by keyboard what the mouse does in the picture. */
export function Outline({ store, scene, label }: OutlineProps) {
  const { model, visible, state, selected } = scene;
  const rows = useMemo(() => outlineRows(model, visible), [model, visible]);
  const scroller = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(0);
  const [top, setTop] = useState(0);
  const [height, setHeight] = useState(480);
  const focusWanted = useRef(false);
  /** The line that has the focus, until the focus goes on to something else. */
  const focused = useRef<HTMLElement | null>(null);
  const rowHeight = useRem() * ROW_REM;
  const row = Math.min(active, Math.max(0, rows.length - 1));

  const scrollTo = (target: number) => {
    const element = scroller.current;
    if (!element) return;
    const start = target * rowHeight;
    if (start < element.scrollTop) element.scrollTop = start;
    else if (start + rowHeight > element.scrollTop + element.clientHeight) {
      element.scrollTop = start + rowHeight - element.clientHeight;
    }
  };

  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setHeight(element.clientHeight));
    // What begins to be watched while the browser tells sizes is an error of the page to it.
    const frame = requestAnimationFrame(() => observer.observe(element));
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  }, []);

  // Follows a selection made elsewhere, and keeps it in sight when the details take room; not each opened branch
  useEffect(() => {
    const at = rows.indexOf(selected);
    if (at < 0) return;
    setActive(at);
    scrollTo(at);
  }, [selected, model, height]);

  useEffect(() => {
    if (!focusWanted.current && !isLost(focused.current)) return;
    const item = scroller.current?.querySelector<HTMLElement>(`[data-row="${row}"]`);
    if (!item) return;
    focusWanted.current = false;
    item.focus({ preventScroll: true });
  });

  const go = (target: number) => {
    focusWanted.current = true;
    setActive(target);
    scrollTo(target);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const box = rows[row] ?? -1;
    const chosen = severalKey(event, { scene, rows, row });
    if (chosen !== null) {
      event.preventDefault();
      store.choose(chosen.selected);
      if (chosen.row !== row) go(chosen.row);
      return;
    }
    if (isAddKey(event)) {
      store.select(box);
      onceActions(event.currentTarget, pressAdd);
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape' && endSelection(event, store)) return;
    if (isContextKey(event)) {
      event.preventDefault();
      store.select(box);
      onceActions(event.currentTarget, focusActions);
      return;
    }
    const page = Math.max(1, Math.floor(height / rowHeight) - 1);
    const act = outlineKey(event.key, { model, rows, row, state, page });
    if (act === null) {
      if (event.key.length === 1) go(rowStartingWith(model, rows, row, event.key));
      return;
    }
    event.preventDefault();
    if (act.kind === 'ke') go(act.row);
    else if (act.kind === 'buka-tutup') store.toggle(box);
    else if (act.kind === 'pilih') store.select(box);
    else store.focus(box);
  };

  const first = Math.max(0, Math.floor(top / rowHeight) - OVERSCAN);
  const last = Math.min(rows.length, Math.ceil((top + height) / rowHeight) + OVERSCAN);
  const windowed = rows.slice(first, last).map((box, index) => ({ box, at: first + index }));
  const activeBox = rows[row];
  if (activeBox !== undefined && (row < first || row >= last)) windowed.push({ box: activeBox, at: row });

  return (
    <Scroller
      ref={scroller}
      role="tree"
      aria-label={label}
      aria-multiselectable
      onScroll={(event) => setTop(event.currentTarget.scrollTop)}
      onKeyDown={onKeyDown}
      onFocus={({ target }) => {
        const at = target.dataset.row;
        if (at === undefined) return;
        focused.current = target;
        setActive(Number(at));
      }}
      // A line that goes tells that it lost the focus too, and stands until its going is done.
      onBlur={({ target }) =>
        queueMicrotask(() => {
          if (target.isConnected && focused.current === target) focused.current = null;
        })
      }
    >
      <div role="presentation" style={{ height: rem(rows.length * ROW_REM), position: 'relative' }}>
        {windowed.map(({ box, at }) => (
          <OutlineItem
            key={model.keys[box]}
            scene={scene}
            box={box}
            row={at}
            active={at === row}
            place={placeAmongSiblings(model, visible, box)}
            onChoose={(more) => {
              setActive(at);
              if (more) store.choose(toggledKey(selectedOf(scene), model.keys[box] ?? ''));
              else store.focus(box);
            }}
            onToggle={() => {
              setActive(at);
              store.toggle(box);
            }}
          />
        ))}
      </div>
    </Scroller>
  );
}

/** Whether a line went with the focus, as when other rows came under it: whoever walks by keys must not begin anew. */
const isLost = (line: HTMLElement | null) =>
  line !== null && !line.isConnected && document.activeElement === document.body;
