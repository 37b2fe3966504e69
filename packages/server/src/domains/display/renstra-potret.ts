import { yearsOfPeriod } from '@selaras/domain';
import type { FastifyInstance } from 'fastify';
import { periodYearOf } from '../../kit/iku/period-year';
import { findRenstra } from '../../kit/lima-tahun/renstra-repository';
import { ownVisibility } from '../../kit/potret/own-visibility';
import { jumlah, tabel } from '../../kit/potret/potret-parts';
import { type ReadPotret, registerPotret } from '../../kit/potret/potret-source';

/** A unit's goals through the period: which goal of the regency they serve, and the target of each year. */
const renstraPotret: ReadPotret = async ({ db, satuan_kerja_id, tahun }) => {
  const period = periodYearOf(tahun);
  const rows = await findRenstra(db, satuan_kerja_id, period, ownVisibility(satuan_kerja_id));
  if (rows.length === 0) return null;
  const years = yearsOfPeriod(period.tahunMulai);
  const aimed = rows.filter(({ tahunan }) => tahunan.every(({ target }) => target !== null));
  return {
    judul: `Renstra ${years[0]}–${years.at(-1)}`,
    kalimat: `${aimed.length} dari ${rows.length} indikator sasaran memiliki target setiap tahun dan selaras dengan sasaran RPJMD.`,
    angka: [
      jumlah('Sasaran', new Set(rows.map(({ sasaran }) => sasaran)).size),
      jumlah('Indikator', rows.length),
      jumlah('Dengan target lima tahun', aimed.length, rows.length),
      jumlah(
        `Program ${tahun}`,
        rows.reduce((sum, { program }) => sum + program.length, 0),
      ),
    ],
    tabel: [
      tabel(
        'Sasaran dan target',
        ['Sasaran RPJMD', 'Sasaran', 'Indikator', 'Satuan', 'Awal', ...years.map(String)],
        rows.map(({ induk, sasaran, indikator, satuan, baseline, tahunan }) => [
          `${induk.nomor} ${induk.sasaran}`,
          sasaran,
          indikator,
          satuan,
          baseline,
          ...years.map((year) => tahunan.find((one) => one.tahun === year)?.target ?? null),
        ]),
      ),
    ],
    halaman: 'mikro.renstra',
  };
};

export const registerRenstraPotret = (app: FastifyInstance): void =>
  registerPotret(app, 'renstra', renstraPotret);
