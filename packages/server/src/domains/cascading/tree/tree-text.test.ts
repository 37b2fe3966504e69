import { type TreeRow, treeText } from './tree-text';

const row = (tingkat: number, id: number, induk_id: number | null, is_cross = false): TreeRow => ({
  tingkat,
  id,
  induk_id,
  is_cross,
  node: JSON.stringify({ id, is_cross }),
});

interface Parsed {
  id: number;
  [children: string]: unknown;
}
const parse = (rows: readonly TreeRow[]): Parsed[] => JSON.parse(treeText(rows).data.join(''));

describe('the text of a tree', () => {
  it('is an empty list without boxes', () => {
    expect(parse([])).toEqual([]);
    expect(treeText([]).jumlah).toBe(0);
  });

  it('has each goal of the regency and of a unit on lines of their own', () => {
    const { data } = treeText([row(0, 2, null), row(0, 1, null), row(1, 5, 1), row(1, 6, 1), row(2, 7, 5)]);
    const unit = (id: number, below: string) =>
      `{"id":${id},"is_cross":false,"kinerja_program":[${below}],"kinerja_program_cross":[]}`;
    const program = '{"id":7,"is_cross":false,"kinerja_kegiatan":[],"kinerja_kegiatan_cross":[]}';
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
            kinerja_program: [
              {
                id: 4,
                is_cross: false,
                kinerja_kegiatan: [
                  {
                    id: 5,
                    is_cross: false,
                    kinerja_sub_kegiatan: [
                      { id: 7, is_cross: false },
                      { id: 8, is_cross: false },
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
      { id: 9, is_cross: true, kinerja_kegiatan: [], kinerja_kegiatan_cross: [] },
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
});
