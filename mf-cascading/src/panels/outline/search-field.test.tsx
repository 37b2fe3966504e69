import '../../testing/missing-in-jsdom';
import { fireEvent, render, screen } from '@testing-library/react';
import { shownTree } from '../../diagram/store/testing/shown-tree';
import { generatedTree, shapes } from '../../testing/generated-tree';
import { buildTree } from '../../tree/model/build';
import { searchBoxes } from '../../tree/state/search';
import { SearchField } from './search-field';

const WORDS = 'ibu hamil';

beforeAll(() => {
  Object.assign(globalThis, { matchMedia: () => ({ matches: true }) });
});

/** The field for a tree with so many goals of units, and the boxes that were gone to. */
async function open(pd: number) {
  const model = buildTree(generatedTree({ ...shapes.kecil, pd }), { maxDepth: 5 });
  const { store } = await shownTree(model);
  const focus = jest.spyOn(store, 'focus');
  render(<SearchField store={store} model={model} wanted="" onSearch={() => {}} />);
  const field = screen.getByRole('searchbox');
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value: WORDS } });
  return { field, focus, model };
}

describe('the search in a tree', () => {
  it('finds at once in a small one', async () => {
    const { model } = await open(2);
    expect(screen.getByRole('status')).toHaveTextContent(String(searchBoxes(model, WORDS).length));
  });

  it('says that it searches while the words of a large one are taken in, and then goes where Enter wanted', async () => {
    const { field, focus, model } = await open(150);
    expect(model.count).toBeGreaterThan(2_000);
    expect(screen.getByRole('status')).toHaveTextContent('Mencari…');
    expect(screen.getByRole('button', { name: 'Hasil berikutnya' })).toBeDisabled();
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(focus).not.toHaveBeenCalled();
    const hits = searchBoxes(buildTree(generatedTree({ ...shapes.kecil, pd: 150 }), { maxDepth: 5 }), WORDS);
    expect(await screen.findByText(`1/${hits.length}`)).toBeVisible();
    expect(focus).toHaveBeenCalledWith(hits[0]);
  });
});
