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
import { findMoneyOfPrograms, findMoneyOfUnits } from '../../../../kit/anggaran/keuangan-repository';
import { periodYearOf } from '../../../../kit/iku/period-year';
import { findRenstra } from '../../../../kit/lima-tahun/renstra-repository';
import { findRpjmd } from '../../../../kit/lima-tahun/rpjmd-repository';
import { listOfRegency, listOfUnit } from '../../../../kit/perjanjian/perjanjian-repository';
import type { Visibility } from '../../../../kit/visibility/visibility';
import type { Pemilik } from '../akses/pemilik';
import { capaianTables, type SasaranTables } from './capaian-tables';
import { readFigures, visibilityLaporan } from './figures';
import { countPegawai } from './pegawai-repository';

const EFISIENSI = { kode: 'efisiensi', judul: 'Efisiensi penggunaan anggaran' };

export interface TabelLkip {
  /** Tables of each section; sections without any are left out. */
  readonly tabel: Map<KodeBagianLkip, LaporanTabel[]>;
  /** Those of the section `capaian-kinerja`, goal by goal. */
  readonly sasaran: readonly SasaranTables[];
}

/** Tables of a report, of the regency or as the reader sees a unit. */
export async function readTabel(db: Kysely<Tables>, pemilik: Pemilik, own: Visibility): Promise<TabelLkip> {
  const { satuan_kerja_id: unit, tahun } = pemilik;
  const visibility = visibilityLaporan(pemilik, own);
  const [figures, mandate, pangkat, jabatan] = await Promise.all([
    readFigures(db, pemilik, visibility),
    unit === null ? readRegency(db, tahun, visibility) : readUnit(db, unit, tahun, visibility),
    countPegawai(db, unit, tahun, 'pangkat_gol'),
    countPegawai(db, unit, tahun, 'jenis_jabatan'),
  ]);
  const { tujuan, perjanjian, money } = mandate;
  const { iku, efisiensi } = figures;
  const rincian = unit === null ? 'Perangkat daerah' : 'Program';
  const sasaran = capaianTables(figures);
  const tabel = new Map<KodeBagianLkip, LaporanTabel[]>([
    ['struktur-organisasi', [tabelPangkat(pangkat), tabelJenisJabatan(jabatan)]],
    ['visi-misi', tujuan],
    ['iku', [tabelIku(iku)]],
    ['perjanjian-kinerja', [tabelPerjanjian(tahun, perjanjian)]],
    ['anggaran', [tabelPagu(rincian, money)]],
    ['capaian-kinerja', sasaran.flatMap((goal) => goal.tabel)],
    [
      'realisasi-anggaran',
      [tabelRealisasi(rincian, money), tabelEfisiensi(EFISIENSI, efisiensi.baris, efisiensi.jumlah)],
    ],
  ]);
  return { tabel, sasaran };
}

async function readRegency(db: Kysely<Tables>, tahun: number, visibility: Visibility) {
  const year = periodYearOf(tahun);
  const [rpjmd, perjanjian, money] = await Promise.all([
    findRpjmd(db, year, visibility),
    listOfRegency(db, tahun, visibility),
    findMoneyOfUnits(db, year),
  ]);
  return { tujuan: tabelVisiMisi(rpjmd), perjanjian, money };
}

async function readUnit(db: Kysely<Tables>, unit: number, tahun: number, visibility: Visibility) {
  const year = periodYearOf(tahun);
  const [renstra, perjanjian, money] = await Promise.all([
    findRenstra(db, unit, year, visibility),
    listOfUnit(db, tahun, visibility, unit),
    findMoneyOfPrograms(db, tahun, unit),
  ]);
  return {
    tujuan: [tabelTujuanUnit(renstra)],
    perjanjian: perjanjian.filter(({ jenis }) => jenis === 'sasaran-strategis-pd'),
    money,
  };
}
