import { cloneElement, useState } from 'react';
import { fetchAnew } from '../late/fetch-anew';
import { LateNote } from '../late/late-note';
import type { MenuProps } from './menu-props';

const load = () => fetchAnew(async () => (await import('./open-menu')).OpenMenu);

const ignore = () => undefined;
const prefetch = () => void load().catch(ignore);

/**
 * Entries that open under a button: arrows, Home, End, first letters and Escape work.
 * They stand beside their button in the document, so that they belong to its landmark, dialog or shadow root.
 * Until somebody comes near, only the button is there: what opens it weighs as much as a table. While that cannot be
 * fetched, the button stays, a word says so, and the next press asks again.
 */
export function Menu(props: MenuProps) {
  const [opened, setOpened] = useState<{ Open: Awaited<ReturnType<typeof load>>; byKey: boolean } | null>(
    null,
  );
  const [missing, setMissing] = useState(false);
  if (opened !== null) return <opened.Open {...props} focusFirst={opened.byKey} />;
  const open = (byKey: boolean) =>
    void load().then(
      (Open) => setOpened({ Open, byKey }),
      () => setMissing(true),
    );
  return (
    <>
      {cloneElement(props.trigger, {
        'aria-haspopup': 'menu',
        'aria-expanded': false,
        // A key's click has no count.
        onClick: ({ detail }) => open(detail === 0),
        onFocus: prefetch,
        onPointerEnter: prefetch,
      })}
      {missing && (
        <LateNote
          missing
          asking={false}
          floats
          onRetry={() => open(false)}
          onClose={() => setMissing(false)}
        />
      )}
    </>
  );
}
