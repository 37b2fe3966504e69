import { isTercapai, targetCell } from '@selaras/domain';
import { findIkuPd } from '../../../kit/iku/iku-repository';
import { periodYearOf } from '../../../kit/iku/period-year';
import { ownVisibility } from '../../../kit/potret/own-visibility';
import { jumlah, tabel } from '../../../kit/potret/potret-parts';
import type { ReadPotret } from '../../../kit/potret/potret-source';

/** A unit's key indicators: target, realisation, and what both are compared with. */
export const capaianIkuPotret: ReadPotret = async ({ db, satuan_kerja_id, tahun }) => {
  const iku = await findIkuPd(db, satuan_kerja_id, periodYearOf(tahun), ownVisibility(satuan_kerja_id));
  if (iku.length === 0) return null;
  const known = iku.filter(({ capaian }) => capaian !== null);
  const reached = known.filter(({ capaian }) => isTercapai(capaian));
  return {
    judul: `Capaian IKU ${tahun}`,
    kalimat: `${reached.length} dari ${iku.length} indikator kinerja utama mencapai target tahun ${tahun}.`,
    angka: [
      jumlah('Indikator kinerja utama', iku.length),
      jumlah('Dengan target', iku.filter((one) => targetCell(one) !== null).length, iku.length),
      jumlah('Dengan realisasi', iku.filter(({ realisasi }) => realisasi !== null).length, iku.length),
      jumlah('Mencapai target', reached.length, iku.length),
    ],
    tabel: [
      tabel(
        'Indikator kinerja utama',
        [
          'Sasaran',
          'Indikator',
          'Satuan',
          'Target',
          'Realisasi',
          'Capaian (%)',
          'Realisasi tahun lalu',
          'Terhadap target akhir (%)',
        ],
        iku.map((one) => [
          one.sasaran,
          one.indikator,
          one.satuan,
          targetCell(one),
          one.realisasi,
          one.capaian,
          one.realisasi_tahun_lalu,
          one.perbandingan_realisasi_target,
        ]),
      ),
    ],
    halaman: 'capaian-iku',
  };
};
