import { useLayoutEffect, useRef } from 'react';
import { components, type MenuProps } from 'react-select';
import type { Choice } from './choice';

/**
 * The open list. It comes into sight at once, before it is first seen: the select itself would let the page glide there
 * frame by frame, seconds long on a slow machine, and a press meanwhile hits what has come under it.
 */
export function PickerList(props: MenuProps<Choice, false>) {
  const inner = useRef<HTMLDivElement>(null);
  const { children, options, selectProps } = props;
  // A list in a dialog is placed where there is room; it moves with nothing.
  const fixed = selectProps.menuPosition === 'fixed';
  const shown = useRef(-1);
  useLayoutEffect(() => {
    if (fixed || shown.current === options.length) return;
    shown.current = options.length;
    // Before the next picture, when the list knows on which side it stands and how high it is.
    requestAnimationFrame(() => inner.current?.scrollIntoView?.({ block: 'nearest', behavior: 'instant' }));
  });
  return (
    <components.Menu {...props}>
      <div ref={inner}>{children}</div>
    </components.Menu>
  );
}
