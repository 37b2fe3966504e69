import type { ListItem, SharedPiece, TreeBox, TreeRow } from './tree-row';
import { treeText } from './tree-text';

const row = (tingkat: number, id: number, induk_id: number | null, is_cross = false): TreeBox => ({
  bagian: null,
  tingkat,
  id,
  node: JSON.stringify({ id, is_cross }),
  induk_id,
  is_cross,
  satuan_kerja_id: null,
  struktur_organisasi_id: null,
  tim_kerja_id: null,
  kinerja_kegiatan_id: null,
});
const shared = (bagian: SharedPiece['bagian'], id: number, isi: unknown): SharedPiece => ({
  bagian,
  tingkat: null,
  id,
  node: JSON.stringify(isi),
});
const item = (
  bagian: ListItem['bagian'],
  tingkat: number,
  induk_id: number,
  id: number,
  isi?: string,
): ListItem => ({
  bagian,
  tingkat,
  induk_id,
  id,
  node: isi === undefined ? null : JSON.stringify(isi),
});

/** Members of boxes for which there are no pieces. */
const noPieces = {
  pd: { satuan_kerja: null, kinerja_tercapai: [], kinerja_tidak_tercapai: [] },
  get tahunan() {
    return { ...this.pd, struktur_organisasi: null, tim_kerja: null, solusi: [] };
  },
  get subKegiatan() {
    return { ...this.tahunan, kinerja_program_id: null, kinerja_langkah_aksi: [] };
  },
};
const membersOf = (pieces: object) => JSON.stringify(pieces).slice(1, -1);

interface Parsed {
  id: number;
  [children: string]: unknown;
}
const parse = (rows: readonly TreeRow[]): Parsed[] => JSON.parse(treeText(rows).data.join(''));
const firstOf = (boxes: unknown): Parsed | undefined => (boxes as Parsed[] | undefined)?.[0];

describe('the text of a tree', () => {
  it('is an empty list without boxes', () => {
    expect(parse([])).toEqual([]);
    expect(treeText([]).jumlah).toBe(0);
  });

  it('has each goal of the regency and of a unit on lines of their own', () => {
    const { data } = treeText([row(0, 2, null), row(0, 1, null), row(1, 5, 1), row(1, 6, 1), row(2, 7, 5)]);
    const unit = (id: number, below: string) =>
      `{"id":${id},"is_cross":false,${membersOf(noPieces.pd)},"kinerja_program":[${below}],"kinerja_program_cross":[]}`;
    const program = `{"id":7,"is_cross":false,${membersOf(noPieces.tahunan)},"kinerja_kegiatan":[],"kinerja_kegiatan_cross":[]}`;
    expect(data.join('').split('\n')).toEqual([
      '[',
      '{"id":1,"is_cross":false,"sasaran_strategis_pd":[',
      `${unit(5, program)},`,
      unit(6, ''),
      '],"sasaran_strategis_pd_cross":[]},',
      '{"id":2,"is_cross":false,"sasaran_strategis_pd":[],"sasaran_strategis_pd_cross":[]}',
      ']',
    ]);
  });

  it('hangs every level under its parents, in the order of ids, whatever order the rows come in', () => {
    const rows = [row(4, 8, 5), row(3, 5, 4), row(4, 7, 5), row(1, 2, 1), row(2, 4, 2), row(0, 1, null)];
    expect(parse(rows)).toEqual([
      {
        id: 1,
        is_cross: false,
        sasaran_strategis_pd: [
          {
            id: 2,
            is_cross: false,
            ...noPieces.pd,
            kinerja_program: [
              {
                id: 4,
                is_cross: false,
                ...noPieces.tahunan,
                kinerja_kegiatan: [
                  {
                    id: 5,
                    is_cross: false,
                    ...noPieces.tahunan,
                    kinerja_sub_kegiatan: [
                      { id: 7, is_cross: false, ...noPieces.subKegiatan },
                      { id: 8, is_cross: false, ...noPieces.subKegiatan },
                    ],
                    kinerja_sub_kegiatan_cross: [],
                  },
                ],
                kinerja_kegiatan_cross: [],
              },
            ],
            kinerja_program_cross: [],
          },
        ],
        sasaran_strategis_pd_cross: [],
      },
    ]);
  });

  it('keeps contributed boxes apart, without children and without counting them', () => {
    const rows = [
      row(0, 1, null),
      row(1, 2, 1),
      row(2, 3, 2),
      row(2, 9, 2, true),
      row(3, 5, 9),
      row(3, 4, 3),
    ];
    const program = parse(rows)[0]?.sasaran_strategis_pd as Parsed[];
    expect(program[0]?.kinerja_program_cross).toEqual([
      { id: 9, is_cross: true, ...noPieces.tahunan, kinerja_kegiatan: [], kinerja_kegiatan_cross: [] },
    ]);
    expect(treeText(rows).jumlah).toBe(4);
  });

  it('takes the same id on two levels for two boxes', () => {
    const rows = [row(0, 1, null), row(1, 1, 1), row(2, 1, 1), row(3, 1, 1), row(4, 1, 1)];
    expect(treeText(rows).jumlah).toBe(5);
  });

  it('leaves out a box whose parent the reader does not see', () => {
    expect(treeText([row(0, 1, null), row(1, 2, 99), row(2, 3, 2)])).toMatchObject({ jumlah: 1 });
  });

  it('gives every box that names it what is shared', () => {
    const inCharge = { satuan_kerja_id: 1012, struktur_organisasi_id: 4, tim_kerja_id: 4 };
    const rows: TreeRow[] = [
      shared('tim_kerja', 4, { nama: 'Tim' }),
      row(0, 1, null),
      { ...row(1, 1, 1), ...inCharge },
      { ...row(2, 1, 1), ...inCharge },
      { ...row(2, 2, 1), ...inCharge, tim_kerja_id: 5 },
      shared('struktur_organisasi', 4, { jabatan_nama: 'Kepala' }),
      shared('satuan_kerja', 1012, { singkatan: 'Dinkes' }),
    ];
    const ofUnit = { satuan_kerja: { singkatan: 'Dinkes' } };
    const jabatan = { struktur_organisasi: { jabatan_nama: 'Kepala' } };
    const goal = firstOf(parse(rows)[0]?.sasaran_strategis_pd);
    expect(goal).toMatchObject(ofUnit);
    expect(goal).not.toHaveProperty('tim_kerja');
    expect(goal?.kinerja_program).toMatchObject([
      { ...ofUnit, ...jabatan, tim_kerja: { nama: 'Tim' } },
      { ...ofUnit, ...jabatan, tim_kerja: null },
    ]);
  });

  it('gives each box its own lists, in the order of ids, and not those of the same id on another level', () => {
    const rows: TreeRow[] = [
      ...[row(0, 1, null), row(1, 1, 1), row(2, 1, 1), row(3, 1, 1), row(4, 1, 1)],
      ...[item('solusi', 2, 1, 12, 'Tambah kelas "ibu"'), item('solusi', 2, 1, 11, 'Latih kader')],
      ...[item('kinerja_tercapai', 1, 1, 3, 'Kader'), item('kinerja_tidak_tercapai', 0, 1, 4, 'Dana')],
      item('kinerja_langkah_aksi', 4, 1, 5),
    ];
    const goal = firstOf(parse(rows)[0]?.sasaran_strategis_pd);
    expect(goal).toMatchObject({
      kinerja_tercapai: [{ id: 3, catatan: 'Kader' }],
      kinerja_tidak_tercapai: [],
    });
    const program = firstOf(goal?.kinerja_program);
    const solusi = [
      { id: 11, solusi: 'Latih kader' },
      { id: 12, solusi: 'Tambah kelas "ibu"' },
    ];
    expect(program).toMatchObject({ kinerja_tercapai: [], solusi });
    expect(program?.kinerja_kegiatan).toMatchObject([
      { solusi: [], kinerja_sub_kegiatan: [{ solusi: [], kinerja_langkah_aksi: [{ id: 5 }] }] },
    ]);
  });

  it('tells the programme of the activity that a sub-activity belongs to, not of the one it is shown below', () => {
    const rows: TreeRow[] = [
      ...[row(0, 1, null), row(1, 1, 1), row(2, 7, 1), row(3, 4, 7)],
      { ...row(4, 1, 4), kinerja_kegiatan_id: 4 },
      { ...row(4, 2, 4, true), kinerja_kegiatan_id: 5 },
      ...[shared('kinerja_program', 4, 7), shared('kinerja_program', 5, 8)],
    ];
    const program = firstOf(firstOf(parse(rows)[0]?.sasaran_strategis_pd)?.kinerja_program);
    expect(program?.kinerja_kegiatan).toMatchObject([
      {
        kinerja_sub_kegiatan: [{ id: 1, kinerja_program_id: 7 }],
        kinerja_sub_kegiatan_cross: [{ id: 2, kinerja_program_id: 8 }],
      },
    ]);
  });
});
