import { misiBranch, missingEntry, newNode, nextNumber, replaceAt } from './branch';

describe('the numbered tree', () => {
  it('numbers a new entry after its brothers, below its parent', () => {
    expect(nextNumber('', [])).toBe('1');
    expect(nextNumber('1', [])).toBe('1.1');
    expect(nextNumber('1', [{ nomor: '1.1' }, { nomor: '1.4' }])).toBe('1.5');
    expect(nextNumber('1.2', [{ nomor: '1.2.a' }])).toBe('1.2.1');
  });

  it('makes an entry with everything that stands below it', () => {
    expect(newNode(misiBranch, '2')).toEqual({ nomor: '2', misi: '', tujuan: [] });
    const [tujuan] = misiBranch.below;
    const [indikator] = tujuan?.below ?? [];
    expect(indikator && newNode(indikator, '1')).toMatchObject({
      indikator: '',
      polaritas: 'maximize',
      target_5: null,
    });
  });

  it('exchanges an entry or takes it out', () => {
    const nodes = [{ nomor: '1' }, { nomor: '2' }];
    expect(replaceAt(nodes, 1, { nomor: '3' })).toEqual([{ nomor: '1' }, { nomor: '3' }]);
    expect(replaceAt(nodes, 0, null)).toEqual([{ nomor: '2' }]);
  });

  it('names the first entry without words, however deep it lies', () => {
    const tujuan = [{ nomor: '1.1', tujuan: 'a', sasaran: [{ nomor: '1.1.1', sasaran: ' ' }] }];
    expect(missingEntry([{ nomor: '1', misi: 'a', tujuan }], misiBranch)).toEqual({
      path: 'misi.0.tujuan.0.sasaran.0.sasaran',
      message: 'Sasaran 1.1.1 belum diisi',
    });
    expect(missingEntry([{ nomor: '1', misi: 'a', tujuan: [] }], misiBranch)).toBeNull();
  });
});
