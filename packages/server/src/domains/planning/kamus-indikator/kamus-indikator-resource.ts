import { kamusIndikatorCalls } from '@selaras/contracts';
import {
  bidangKamusIndikator,
  jenisIndikatorWords,
  konsolidasiWords,
  leadLagWords,
  polaritasWords,
  tingkatPohonWords,
} from '@selaras/domain';
import { sql } from 'kysely';
import { type BappedaQueue, verdictColumns, verdictFilters } from '../../../kit/queue/queue';
import type { Resource } from '../../../kit/resource/resource';
import { textOrder } from '../../../kit/text/text-order';
import { kolom, kolomKata, kolomSatuanKerja } from '../kinerja/kinerja-sheet-columns';
import { kamusColumns, kamusListColumns, tahunKamus } from './kamus-columns';
import { type KamusBody, lockKinerjaFirst, periksaKamus, simpanKamus } from './kamus-write';

const sheetColumns = [
  kolomSatuanKerja,
  kolomKata('Tingkat', 'level', tingkatPohonWords),
  kolom('Indikator', 'indikator'),
  kolom('Indikator Kemendagri', 'indikator_kemendagri'),
  kolomKata('Jenis', 'jenis', jenisIndikatorWords),
  kolom('Tujuan', 'tujuan'),
  kolom('Definisi', 'definisi'),
  kolom('Formula', 'formula'),
  kolom('Satuan', 'satuan'),
  kolomKata('Polaritas', 'polaritas', polaritasWords),
  kolom('Sumber data', 'sumber_data'),
  kolom('Penanggung jawab', 'penanggung_jawab'),
  kolom('Frekuensi', 'frekuensi'),
  kolom('Periode pelaporan', 'periode_pelaporan'),
  kolomKata('Konsolidasi periode', 'konsolidasi_periode', konsolidasiWords),
  kolomKata('Lead/lag', 'lead_lag', leadLagWords),
  kolom('Tingkat kendali', 'tingkat_kendali'),
  ...verdictColumns,
];

/** As the indexes have them, which find parts and beginnings of words: changing one means changing the other. */
const teks = sql`r.indikator || ' ' || coalesce(r.indikator_kemendagri, '') || ' ' || coalesce(r.definisi, '') || ' '
  || coalesce(r.sumber_data, '')`;

/** Indicator dictionary (domain §2, §9). */
export const kamusIndikator: Resource<KamusBody> = {
  calls: kamusIndikatorCalls,
  table: 'kamus_indikator',
  belongsTo: 'satuan-kerja',
  kunci: 'rencana',
  groups: bidangKamusIndikator,
  sheetColumns,
  sql: {
    from: sql`kamus_indikator r`,
    where: tahunKamus,
    listColumns: kamusListColumns,
    columns: kamusColumns,
    search: [sql`(${teks})`],
    searchPrefix: sql`kata_cari(${teks})`,
    filters: {
      level: (value: string) => sql<boolean>`r.level = ${value}`,
      ...verdictFilters(sql`r.validasi`),
    },
    orders: {
      indikator: textOrder('indikator'),
      level: sql`array_position(array['sasaran-strategis-rpjmd', 'sasaran-strategis-pd', 'kinerja-program',
        'kinerja-kegiatan', 'kinerja-sub-kegiatan'], r.level)`,
      satuan_kerja: sql`r.satuan_kerja_id`,
      waktu: sql`r.waktu`,
    },
  },
  lockFirst: lockKinerjaFirst,
  check: periksaKamus,
  store: simpanKamus,
};

/** Bappeda's queue of entries; the validator reads all that a unit wrote. */
export const antreanKamus: BappedaQueue = {
  calls: kamusIndikatorCalls,
  source: { ...kamusIndikator, sql: { ...kamusIndikator.sql, columns: kamusListColumns } },
  ekspor: sheetColumns,
  nilai: ({ valid, catatan }, validator_id, waktu) => ({
    validasi: valid ? 'valid' : 'tidak_valid',
    catatan,
    validator_id,
    waktu,
  }),
};
