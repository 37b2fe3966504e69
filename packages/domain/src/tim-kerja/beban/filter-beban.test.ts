import { filterBeban, isBerlebih, type OrangBerbeban, type SaringanBeban } from './filter-beban';

const orang = (nama: string, fields: Partial<OrangBerbeban> = {}): OrangBerbeban => ({
  nama,
  nip: null,
  bidang_id: 1,
  tim: [],
  bobot: [1, 1, 1, 1],
  ...fields,
});
const semua: SaringanBeban = { q: '', bidang: null, tim: null, berlebih: false, urut: 'beban' };
const rata = [2, 2, 2, 2];
const people = [
  orang('Ani Lestari', { nip: '198001012005011001', bobot: [0, 0, 0, 9], bidang_id: 2 }),
  orang('budi Santoso', { nip: '197001012005011001', bobot: [3, 3, 3, 3], tim: [7] }),
  orang('Citra Ayu', { tim: [7, 8] }),
];
const found = (fields: Partial<SaringanBeban>) =>
  filterBeban(people, { ...semua, ...fields }, rata).map(({ nama }) => nama.split(' ')[0]);

describe('a load view', () => {
  it.each<[string, Partial<SaringanBeban>, string[]]>([
    ['shows the heaviest load of the year first', {}, ['budi', 'Ani', 'Citra']],
    ['is ordered by one quarter', { urut: 'tw4' }, ['Ani', 'budi', 'Citra']],
    ['is ordered by name, equal loads as well', { urut: 'nama' }, ['Ani', 'budi', 'Citra']],
    ['finds words of the name in any order', { q: 'santoso BUDI' }, ['budi']],
    ['finds a name however it is written', { q: 'sántoso, budi' }, ['budi']],
    ['finds a part of the NIP, spaces left out', { q: '1970 0101' }, ['budi']],
    ['finds nobody by digits whose NIP is not told', { q: '9' }, ['budi', 'Ani']],
    ['is one division', { bidang: 2 }, ['Ani']],
    ['is one team', { tim: 7 }, ['budi', 'Citra']],
    ['is who carries too much in any quarter', { berlebih: true }, ['Ani']],
    ['is nobody where nothing fits', { q: 'dewi' }, []],
  ])('%s', (_, fields, expected) => expect(found(fields)).toEqual(expected));

  it('calls too much what is too much in one quarter', () => {
    expect(isBerlebih([1, 1, 1, 4], rata)).toBe(true);
    expect(isBerlebih([3, 3, 3, 3], rata)).toBe(false);
  });
});
