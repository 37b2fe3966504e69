import { inTreeOrder } from './tree-order';

const row = (kedalaman: number, id: number, induk_id: number | null) => ({
  level: `l${kedalaman}`,
  kedalaman,
  id,
  induk_id,
});

describe('rows of a cascade', () => {
  it('stand below their parents, also when ids of two levels are the same', () => {
    const rows = [row(0, 1, null), row(0, 2, null), row(1, 1, 2), row(1, 2, 1), row(2, 1, 2), row(2, 9, 1)];
    expect(inTreeOrder(rows).map(({ kedalaman, id }) => `${kedalaman}.${id}`)).toEqual([
      '0.1',
      '1.2',
      '2.1',
      '0.2',
      '1.1',
      '2.9',
    ]);
  });

  it('are never lost', () => {
    const rows = [row(0, 1, null), row(2, 5, 77)];
    expect(inTreeOrder(rows)).toHaveLength(2);
  });
});
