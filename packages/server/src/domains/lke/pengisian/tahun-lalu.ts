import type { LkeBaris, LkeInstrumen, LkeTahunLalu } from '@selaras/contracts';
import { nilaiBerlaku, temuanBerlaku } from '@selaras/domain';

type Baris = Pick<LkeBaris, 'kriteria_id' | 'tahap_1' | 'tahap_2'>;
type TindakLanjut = NonNullable<LkeTahunLalu['tindak_lanjut']>;

const plain = (uraian: string) =>
  uraian
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * What an earlier year said of the criteria of this one. A criterion is the same when a sub-component of the same number
 * has one with the same words, else with the same number; criteria without any of it are left out.
 */
export function tahunLalu(
  now: Pick<LkeInstrumen, 'komponen'>,
  before: Pick<LkeInstrumen, 'komponen'>,
  baris: readonly Baris[],
  /** What was done about recommendations, by the criterion of the earlier year. */
  tindakLanjut: ReadonlyMap<number, TindakLanjut> = new Map(),
): LkeTahunLalu[] {
  const rows = new Map(baris.map((row) => [row.kriteria_id, row]));
  const earlier = new Map(
    before.komponen.flatMap(({ subKomponen }) => subKomponen.map(({ nomor, kriteria }) => [nomor, kriteria])),
  );
  return now.komponen.flatMap(({ subKomponen }) =>
    subKomponen.flatMap(({ nomor, kriteria }) => {
      const old = earlier.get(nomor) ?? [];
      return kriteria.flatMap(({ id, nomor: number, uraian }) => {
        const same =
          old.find((one) => plain(one.uraian) === plain(uraian)) ??
          old.find(
            (one) => one.nomor === number && !kriteria.some((own) => plain(own.uraian) === plain(one.uraian)),
          );
        const row = same && rows.get(same.id);
        const told = row && toldOf(id, row, tindakLanjut.get(row.kriteria_id) ?? null);
        return told === undefined ? [] : [told];
      });
    }),
  );
}

function toldOf(
  kriteria_id: number,
  row: Baris,
  tindak_lanjut: TindakLanjut | null,
): LkeTahunLalu | undefined {
  const { tahap_1, tahap_2 } = row;
  const { catatan, rekomendasi } = temuanBerlaku(tahap_1, tahap_2);
  const told = {
    jawaban: tahap_1.jawaban,
    uraian: tahap_1.uraian,
    nilai: nilaiBerlaku(row),
    catatan,
    rekomendasi,
    tindak_lanjut,
  };
  return Object.values(told).some((value) => value !== null) ? { kriteria_id, ...told } : undefined;
}
