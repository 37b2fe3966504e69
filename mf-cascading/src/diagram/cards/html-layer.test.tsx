import { act, render, screen } from '@testing-library/react';
import { PageAround } from '../context/testing/page-around';
import { shownTree } from '../store/testing/shown-tree';
import { HtmlLayer } from './html-layer';

beforeEach(() => {
  globalThis.matchMedia = jest.fn(() => ({ matches: true })) as never;
});

it('hides the buttons of the selected box from those who see the picture where a card is too small for them', async () => {
  const { store, scene } = await shownTree();
  store.select(0);
  render(
    <PageAround>
      <HtmlLayer store={store} scene={scene()} count={{ current: 0 }} />
    </PageAround>,
  );
  const button = screen.getAllByRole('button', { hidden: true })[0];
  const scaled = (scale: number) => act(() => store.view.set({ x: 0, y: 0, scale }));
  scaled(0.9);
  expect(button).toHaveStyle({ opacity: '' });
  expect(button?.closest('[data-far]')).toHaveAttribute('data-far', 'false');
  scaled(0.4);
  expect(button).toHaveStyle({ opacity: '0', pointerEvents: 'none' });
});
