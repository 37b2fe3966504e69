import { act, render, screen } from '@testing-library/react';
import { shownTree } from '../store/testing/shown-tree';
import { HighlightFrame } from './highlight-frame';

beforeEach(() => {
  globalThis.matchMedia = jest.fn(() => ({ matches: true })) as never;
});
afterEach(() => jest.useRealTimers());

it('brings the picture into sight with the box that it highlights, once', async () => {
  const { model, store, scene } = await shownTree();
  jest.useFakeTimers();
  const seen: Element[] = [];
  Element.prototype.scrollIntoView = function (this: Element) {
    seen.push(this);
  };
  const picture = () => (
    <section aria-label="Diagram" aria-roledescription="diagram">
      <HighlightFrame store={store} scene={scene()} />
    </section>
  );
  const { rerender, container } = render(picture());
  store.highlight.start(model.keys[3] ?? '');
  act(() => void jest.advanceTimersByTime(500));
  expect(screen.getByRole('status')).toHaveAccessibleName(`Disorot: ${model.cards.get(3)?.sasaran}`);
  rerender(picture());
  expect(seen).toEqual([container.firstElementChild]);
  act(() => void jest.advanceTimersByTime(15_800));
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});
