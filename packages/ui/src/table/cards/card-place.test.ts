import { cardColumns } from './card-place';

const places = (columns: Parameters<typeof cardColumns>[0]) =>
  cardColumns(columns).map(({ inCard }) => inCard);

it('takes the first column for the name and the pinned one for the acts, and puts the verdict between', () => {
  const columns = [
    { id: 'sasaran' },
    { id: 'target' },
    { id: 'status', inCard: 'state' as const },
    { id: 'tindakan', pinnedEnd: true },
  ];
  expect(cardColumns(columns).map(({ id, inCard }) => [id, inCard])).toEqual([
    ['sasaran', 'title'],
    ['status', 'state'],
    ['target', 'fact'],
    ['tindakan', 'acts'],
  ]);
});

it('lets another column than the first be the name', () => {
  expect(
    cardColumns([{ id: 'peringkat' }, { id: 'unit', inCard: 'title' as const }]).map(({ id }) => id),
  ).toEqual(['unit', 'peringkat']);
});

it('has a name on every card, whatever the first column says', () => {
  expect(places([{ inCard: 'state' }, {}])).toEqual(['title', 'fact']);
  expect(places([])).toEqual([]);
});

it('keeps facts that stand two a line among the others', () => {
  const columns = [
    { id: 'aksi' },
    { id: 'tw1', inCard: 'half' as const },
    { id: 'tw2', inCard: 'half' as const },
    { id: 'pengampu' },
    { id: 'status', inCard: 'state' as const },
  ];
  expect(cardColumns(columns).map(({ id }) => id)).toEqual(['aksi', 'status', 'tw1', 'tw2', 'pengampu']);
});
