import { treeChange } from './visi-misi-change';

const row = {
  id: 1,
  visi: 'Maju',
  misi: [
    { id: 3, nomor: '1', misi: 'Sehat', tujuan: [] },
    {
      id: 4,
      nomor: '2',
      misi: 'Cerdas',
      tujuan: [{ id: 8, nomor: '2.1', indikator: [{ id: 9, target_1: 5 }] }],
    },
  ],
};
const changed = (body: object) => {
  const change = treeChange(body, row);
  return Object.keys(change.body).filter(
    (path) => JSON.stringify(change.body[path]) !== JSON.stringify(change.current?.[path]),
  );
};

describe('what a tree of the vision changes', () => {
  it('is nothing when its nodes only stand in another order', () => {
    expect(changed({ visi: row.visi, misi: [row.misi[1], row.misi[0]] })).toEqual([]);
  });

  it('is a text or a figure by its path, in the group of its own year', () => {
    const [first, second] = row.misi;
    const body = {
      visi: row.visi,
      misi: [
        { ...second, tujuan: [{ id: 8, nomor: '2.1', indikator: [{ id: 9, target_1: 6 }] }] },
        { ...first, misi: 'Bugar' },
      ],
    };
    expect(changed(body)).toEqual(['misi.0.tujuan.0.indikator.0.target_1', 'misi.1.misi']);
    expect(treeChange(body, row).groups).toMatchObject({
      'misi.0.tujuan.0.indikator.0.target_1': 'target@1',
      'misi.1.misi': 'kinerja',
    });
  });

  it('is a node that goes or comes', () => {
    expect(changed({ visi: row.visi, misi: [row.misi[0]] })).toEqual(['misi']);
    const fresh = { nomor: '3', misi: 'Baru', tujuan: [] };
    expect(changed({ visi: row.visi, misi: [...row.misi, fresh] })).toEqual([
      'misi',
      'misi.2.nomor',
      'misi.2.misi',
    ]);
  });
});
