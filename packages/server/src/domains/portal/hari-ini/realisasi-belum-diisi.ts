import { triwulanWord } from '@selaras/domain';
import { can, unitWriters } from '@selaras/roles';
import { pekerjaanOf, type ReadPekerjaan, tujuanOf } from '../../../kit/hari-ini/pekerjaan-source';
import { findPengisianPd } from '../dashboard/pengisian-repository';

/** Sub-activities of the own unit without a report, quarter by quarter, as long as the quarter is open. */
export const realisasiBelumDiisi: ReadPekerjaan = async ({ db, actor, tahun, now }) => {
  const unit = actor.satuan_kerja_id;
  if (unit === null || !can(actor, unitWriters, { satuan_kerja_id: unit })) return [];
  const quarters = await findPengisianPd(db, tahun, unit, now);
  return quarters
    .filter(({ mulai, lewat }) => mulai && !lewat)
    .flatMap(({ triwulan, belum, batas }) =>
      pekerjaanOf({
        kunci: `portal.realisasi-${triwulan}`,
        judul: `Realisasi ${triwulanWord(triwulan)} belum diisi`,
        jumlah: belum,
        batas,
        tujuan: tujuanOf('rapor.data', { triwulan }, { satuan_kerja_id: unit, keadaan: 'belum-diisi' }),
      }),
    );
};
