import { PortalAround } from '@selaras/portal/testing';
import { render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { RapatBar } from './rapat-bar';
import { RapatContext } from './rapat-context';
import type { Rapat } from './use-rapat';

/** Presses once everything around is in the document, before any of it is painted. */
function PressedBeforePaint({ keys }: { keys: readonly string[] }) {
  useLayoutEffect(() => {
    for (const key of keys) document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  }, [keys]);
  return null;
}

const keys = ['PageDown', 'Escape'];

it('hears the keys from the moment its controls can be seen', () => {
  const [go, leave] = [jest.fn(), jest.fn()];
  const rapat = { pages: [], skipped: [], place: { shown: null, before: null, after: null }, go, leave };
  render(
    <PortalAround>
      <RapatContext value={rapat as unknown as Rapat}>
        <RapatBar scale={1} />
        <PressedBeforePaint keys={keys} />
      </RapatContext>
    </PortalAround>,
  );
  expect(go).toHaveBeenCalledTimes(1);
  expect(leave).toHaveBeenCalledTimes(1);
});
