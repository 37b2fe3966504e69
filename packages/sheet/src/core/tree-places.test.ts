import { closedFrom, openPlaces, treePlaces, withAncestors } from './tree-places';
import { workAt, workModel, works } from './work.fixture';

const places = treePlaces(works, workModel);
const ids = (shown: readonly { index: number }[]) => shown.map(({ index }) => works[index]?.id);

describe('places in the tree', () => {
  it('know their parent, level and number among their siblings', () => {
    expect(places.map(({ parent }) => parent)).toEqual([null, 0, 1, 2, 3, 3]);
    expect(places[5]).toMatchObject({ level: 5, hasChildren: false, position: 2, siblings: 2 });
    expect(places[3]).toMatchObject({ level: 4, hasChildren: true, position: 1, siblings: 1 });
  });

  it('begin anew at a row that has lost its parent', () => {
    const [, lost] = treePlaces([workAt(5), workAt(1)], workModel);
    expect(lost).toMatchObject({ parent: null, position: 2, siblings: 2 });
  });
});

describe('what is shown', () => {
  it('leaves out everything below a closed row', () => {
    expect(ids(openPlaces(places, new Set(['work/3'])))).toEqual([1, 2, 3]);
    expect(openPlaces(places, new Set())).toHaveLength(6);
  });

  it('ends at a level', () => {
    expect(ids(openPlaces(places, closedFrom(places, 1)))).toEqual([1]);
    expect(ids(openPlaces(places, closedFrom(places, 4)))).toEqual([1, 2, 3, 4]);
  });

  it('has no tree in a flat table', () => {
    const flat = treePlaces(works, { keyOf: workModel.keyOf });
    expect(flat.map(({ level, hasChildren, position }) => [level, hasChildren, position])).toEqual(
      works.map((_, at) => [1, false, at + 1]),
    );
  });

  it('is, of a search, what was found with everything above it', () => {
    expect(ids(withAncestors(places, new Set(['work/6'])))).toEqual([1, 2, 3, 4, 6]);
    expect(withAncestors(places, new Set())).toEqual([]);
  });
});
