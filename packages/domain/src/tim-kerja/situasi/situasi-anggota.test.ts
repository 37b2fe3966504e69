import { isTerlambatDiputus, JabatanSatuanKerja, type JabatanUnit, situasiAnggota } from './situasi-anggota';

const post = (
  id: number,
  level: number,
  parent_id: number | null,
  pemegang: string[],
  unit = 1,
): JabatanUnit => ({
  id,
  level,
  parent_id,
  pemegang,
  satuan_kerja_id: unit,
});
const posts = [
  post(1, 1, null, ['kepala']),
  post(2, 2, 1, ['kabid']),
  post(3, 3, 2, ['kasubbid']),
  post(4, 2, 1, []),
  post(5, 3, 4, []),
  post(6, 1, null, ['direktur', 'plt'], 2),
];
const jabatan = new JabatanSatuanKerja(posts);

describe('the head of a division', () => {
  it.each<[string, string, number | null, string[]]>([
    ['is the head of somebody’s own part of the unit', 'A', 2, ['kabid']],
    ['is the nearest one, also below a larger division', 'A', 3, ['kasubbid']],
    ['is the one above, for who heads the part himself', 'kasubbid', 3, ['kabid']],
    ['is nobody for who heads the division', 'kabid', 2, []],
    ['is nobody where all posts below the head are vacant', 'A', 5, []],
    ['is nobody for who stands right below the head', 'A', 1, []],
    ['is nobody for who belongs to no part', 'A', null, []],
    ['is nobody for a part that is not there', 'A', 99, []],
  ])('%s', (_, nip, unit_kerja_id, kabid) => {
    expect(jabatan.kabid({ nip, satuan_kerja_id: 1, unit_kerja_id })).toEqual(kabid);
  });

  it('is never of another unit, whatever a person’s row says', () => {
    expect(jabatan.kabid({ nip: 'A', satuan_kerja_id: 2, unit_kerja_id: 2 })).toEqual([]);
  });

  it('is found in posts that stand in a circle', () => {
    const circle = new JabatanSatuanKerja([post(1, 2, 2, []), post(2, 2, 1, [])]);
    expect(circle.kabid({ nip: 'A', satuan_kerja_id: 1, unit_kerja_id: 1 })).toEqual([]);
  });
});

it('a lent member has his own heads first and the receiving unit’s last, whoever acts among them', () => {
  expect(situasiAnggota({ nip: 'A', satuan_kerja_id: 1, unit_kerja_id: 2 }, 2, jabatan, false)).toEqual({
    nip: 'A',
    kabid: ['kabid'],
    kepalaAsal: ['kepala'],
    kepalaPenerima: ['direktur', 'plt'],
    terlambat: false,
  });
});

it.each([
  [null, false],
  ['2025-03-01T00:00:00Z', true],
  ['2025-03-03T00:00:00Z', false],
  ['2025-03-02T23:59:59Z', true],
])('what waits since %s is late on 10 March: %s', (since, late) => {
  expect(isTerlambatDiputus(since === null ? null : new Date(since), new Date('2025-03-10T00:00:00Z'))).toBe(
    late,
  );
});

describe('the posts that somebody leads', () => {
  it.each<[string, string, number, number[]]>([
    ['are all of the unit, for its head', 'kepala', 1, [1, 2, 3, 4, 5]],
    ['are his own and those below, for the head of a division', 'kabid', 1, [2, 3]],
    ['are his own alone, where nothing is below', 'kasubbid', 1, [3]],
    ['are all of the unit, for who acts for its head', 'plt', 2, [6]],
    ['are none in another unit', 'kepala', 2, []],
    ['are none for who holds no post', 'A', 1, []],
  ])('%s', (_, nip, unit, expected) => {
    expect([...jabatan.dipimpin(nip, unit)]).toEqual(expected);
  });
});

describe('who answers for the leader of a team', () => {
  const above = (ketua: string, unit_kerja_id: number | null, units = [1, 3]) =>
    new JabatanSatuanKerja([...posts, post(7, 1, null, ['sekda'], 3)]).atasanKetua({
      ketua,
      unit_kerja_id,
      units,
    });

  it.each<[string, string, number | null, number[] | undefined, string[]]>([
    ['is the head of the part that has the team', 'A', 3, undefined, ['kasubbid']],
    ['is the next head above for who heads that part', 'kasubbid', 3, undefined, ['kabid']],
    ['is the head of the unit for who heads the division', 'kabid', 2, undefined, ['kepala']],
    ['is the head of the unit where the parts are vacant', 'A', 5, undefined, ['kepala']],
    ['is the head of the unit for a team of the whole unit', 'A', null, undefined, ['kepala']],
    ['is the head of the unit above for who heads the unit', 'kepala', null, undefined, ['sekda']],
    ['is who acts beside him in the same post', 'direktur', 6, [2], ['plt']],
    ['is nobody for the head of a unit below none', 'kepala', 1, [1], []],
    ['is nobody of another unit, whatever the team says', 'A', 6, [1], ['kepala']],
  ])('%s', (_, ketua, part, units, expected) => {
    expect(above(ketua, part, units)).toEqual(expected);
  });
});
