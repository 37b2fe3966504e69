import type { LkeHasilDetail, LkeInstrumen } from '@selaras/contracts';
import { instrumenSama, isHasilTetap } from '@selaras/domain';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables';
import { findInstrumen } from '../instrumen/instrumen-repository';
import { type DariLembar, fillLembar } from './fill-lembar';
import { listStoredHasil } from './hasil-repository';
import { type Hasil, hasilRows, predikatOf } from './hasil-rows';
import { listIsi } from './isi-repository';
import { isKolomTerlihat, type Pandangan, visibleHasil } from './visible-hasil';

const dariLembar = ['mandiri', 'pertama', 'kedua'] as const satisfies readonly DariLembar[];

/** Points of every sub-component side by side, and why the plenary decided otherwise. */
export function rincianOf(
  instrumen: LkeInstrumen,
  { stored, isi }: Hasil,
  pandangan: Pandangan,
): LkeHasilDetail['rincian'] {
  const sees = (name: DariLembar | 'pleno') => isKolomTerlihat(pandangan, name, stored.keadaan);
  const points = (name: DariLembar, komponen: number, sub: number) =>
    sees(name) ? (isi?.lembar[name].komponen[komponen]?.subKomponen[sub]?.nilai ?? null) : null;
  return instrumen.komponen.map(({ id, nomor, nama, bobot, subKomponen }, at) => ({
    id,
    nomor,
    nama,
    bobot,
    subKomponen: subKomponen.map(({ kriteria, ...part }, sub) => ({
      id: part.id,
      nomor: part.nomor,
      nama: part.nama,
      bobot: part.bobot,
      kriteria: kriteria.length,
      mandiri: points(dariLembar[0], at, sub),
      pertama: points(dariLembar[1], at, sub),
      kedua: points(dariLembar[2], at, sub),
    })),
    alasan: sees('pleno') ? (isi?.pleno?.[at]?.alasan ?? null) : null,
  }));
}

/** The unit's points in every year that it has a worksheet of, as far as the reader sees them. */
export async function trenOf(
  db: Kysely<Tables>,
  satuanKerjaId: number,
  pandangan: Pandangan,
): Promise<LkeHasilDetail['tren']> {
  const years = await listStoredHasil(db, { satuanKerjaId });
  const rows = await listIsi(db, { satuanKerjaId });
  const instruments = await Promise.all(years.map(({ tahun }) => findInstrumen(db, tahun)));
  return years.flatMap((stored, at) => {
    const instrumen = instruments[at];
    const [row] = instrumen === undefined ? [] : hasilRows(fillLembar(instrumen, rows), [stored]);
    if (row === undefined) return [];
    const { mandiri, nilai, hasil } = visibleHasil(row, pandangan);
    const before = instruments[at - 1];
    return [
      {
        tahun: stored.tahun,
        mandiri: mandiri?.nilai ?? null,
        mandiri_terisi:
          mandiri === null || isHasilTetap('mandiri', stored.keadaan)
            ? null
            : { terjawab: mandiri.terjawab, kriteria: mandiri.kriteria },
        nilai,
        hasil,
        predikat: predikatOf(nilai),
        instrumen_berubah:
          instrumen !== undefined && before !== undefined && !instrumenSama(before, instrumen),
      },
    ];
  });
}
