import type { LaporanTabel } from '@selaras/contracts';
import {
  type KodeBagianLkip,
  tabelEfisiensi,
  tabelIku,
  tabelJenisJabatan,
  tabelPagu,
  tabelPangkat,
  tabelPerjanjian,
  tabelRealisasi,
  tabelTujuanUnit,
  tabelVisiMisi,
} from '@selaras/domain';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../../database/tables';
import {
  findEfisiensiKabupaten,
  findEfisiensiSatuanKerja,
} from '../../../../kit/anggaran/efisiensi-repository';
import { findMoneyOfPrograms, findMoneyOfUnits } from '../../../../kit/anggaran/keuangan-repository';
import { findIkuKabupaten, findIkuPd } from '../../../../kit/iku/iku-repository';
import { periodYearOf } from '../../../../kit/iku/period-year';
import { findRenstra } from '../../../../kit/lima-tahun/renstra-repository';
import { findRpjmd } from '../../../../kit/lima-tahun/rpjmd-repository';
import { listOfRegency, listOfUnit } from '../../../../kit/perjanjian/perjanjian-repository';
import type { Visibility } from '../../../../kit/visibility/visibility';
import type { Pemilik } from '../bagian/pemilik';
import { capaianTables } from './capaian-tables';
import { countPegawai } from './pegawai-repository';
import { findPendukung } from './pendukung-repository';

const EFISIENSI = { kode: 'efisiensi', judul: 'Efisiensi penggunaan anggaran' };

/** Tables of each section of the report, out of what the reader sees; sections without any are left out. */
export async function readTabel(
  db: Kysely<Tables>,
  { satuan_kerja_id: unit, tahun }: Pemilik,
  visibility: Visibility,
): Promise<Map<KodeBagianLkip, LaporanTabel[]>> {
  const year = periodYearOf(tahun);
  const [own, pangkat, jabatan, pendukung] = await Promise.all([
    unit === null ? readRegency(db, tahun, visibility) : readUnit(db, unit, tahun, visibility),
    countPegawai(db, unit, 'pangkat_gol'),
    countPegawai(db, unit, 'jenis_jabatan'),
    findPendukung(db, year, unit, visibility),
  ]);
  const { tujuan, iku, perjanjian, money, efisiensi } = own;
  const rincian = unit === null ? 'Perangkat daerah' : 'Program';
  return new Map<KodeBagianLkip, LaporanTabel[]>([
    ['struktur-organisasi', [tabelPangkat(pangkat), tabelJenisJabatan(jabatan)]],
    ['visi-misi', tujuan],
    ['iku', [tabelIku(iku)]],
    ['perjanjian-kinerja', [tabelPerjanjian(tahun, perjanjian)]],
    ['anggaran', [tabelPagu(rincian, money)]],
    ['capaian-kinerja', capaianTables({ tahun, iku, efisiensi, pendukung, withUnit: unit === null })],
    [
      'realisasi-anggaran',
      [tabelRealisasi(rincian, money), tabelEfisiensi(EFISIENSI, efisiensi.baris, efisiensi.jumlah)],
    ],
  ]);
}

async function readRegency(db: Kysely<Tables>, tahun: number, visibility: Visibility) {
  const year = periodYearOf(tahun);
  const [rpjmd, iku, perjanjian, money, efisiensi] = await Promise.all([
    findRpjmd(db, year),
    findIkuKabupaten(db, year, visibility),
    listOfRegency(db, tahun, visibility),
    findMoneyOfUnits(db, year, visibility),
    findEfisiensiKabupaten(db, year, visibility),
  ]);
  return { tujuan: tabelVisiMisi(rpjmd), iku, perjanjian, money, efisiensi };
}

async function readUnit(db: Kysely<Tables>, unit: number, tahun: number, visibility: Visibility) {
  const year = periodYearOf(tahun);
  const [renstra, iku, perjanjian, money, efisiensi] = await Promise.all([
    findRenstra(db, unit, year, visibility),
    findIkuPd(db, unit, year, visibility),
    listOfUnit(db, tahun, visibility, unit),
    findMoneyOfPrograms(db, tahun, unit),
    findEfisiensiSatuanKerja(db, unit, year, visibility),
  ]);
  return {
    tujuan: [tabelTujuanUnit(renstra)],
    iku,
    perjanjian: perjanjian.filter(({ jenis }) => jenis === 'sasaran-strategis-pd'),
    money,
    efisiensi,
  };
}
