import type { CascadingTree } from '@selaras/contracts';

type Sub =
  CascadingTree['data'][number]['sasaran_strategis_pd'][number]['kinerja_program'][number]['kinerja_kegiatan'][number]['kinerja_sub_kegiatan'][number];

/** Far from every id of the generated trees. */
const NEXT_YEAR = 100_000;

export interface YearChanges {
  /** Changes the list of sub-activities below each activity; `first` is true below the first one. */
  readonly sub?: (list: Sub[], first: boolean) => Sub[];
}

/** The same tree a year later: five-year rows are the same rows, annual rows are new rows that say the same. */
export function otherYear(
  tree: CascadingTree,
  tahun: number,
  { sub = (list) => list }: YearChanges = {},
): CascadingTree {
  let first = true;
  const later = <Row extends { id: number; capaian: number | null }>(row: Row): Row => ({
    ...row,
    id: row.id + NEXT_YEAR,
    capaian: row.capaian === null ? null : row.capaian + 1,
  });
  return {
    meta: { ...tree.meta, tahun },
    data: tree.data.map((rpjmd) => ({
      ...rpjmd,
      sasaran_strategis_pd: rpjmd.sasaran_strategis_pd.map((pd) => ({
        ...pd,
        kinerja_program: pd.kinerja_program.map((program) => ({
          ...later(program),
          kinerja_kegiatan: program.kinerja_kegiatan.map((kegiatan) => {
            const list = sub(kegiatan.kinerja_sub_kegiatan.map(later), first);
            first = false;
            return {
              ...later(kegiatan),
              kinerja_sub_kegiatan: list,
              kinerja_sub_kegiatan_cross: kegiatan.kinerja_sub_kegiatan_cross.map(later),
            };
          }),
          kinerja_kegiatan_cross: program.kinerja_kegiatan_cross.map(later),
        })),
      })),
    })),
  };
}
