import { fieldGroupsOf, kamusIndikatorCalls, kamusIndikatorEntity, kamusIsiFields } from '@selaras/contracts';
import { sql } from 'kysely';
import { sheetColumnsOf } from '../../../kit/described/sheet-columns';
import { type BappedaQueue, verdictColumns, verdictFilters } from '../../../kit/queue/queue';
import type { Resource } from '../../../kit/resource/resource';
import { textOrder } from '../../../kit/text/text-order';
import { column } from '../kinerja/kinerja-sheet-columns';
import { kamusColumns, kamusListColumns, tahunKamus } from './kamus-columns';
import { checkKamus, type KamusBody, lockKinerjaFirst, saveKamus } from './kamus-write';

const { level, satuan_kerja_id } = kamusIndikatorEntity.fields;

const sheetColumns = [
  ...sheetColumnsOf({ satuan_kerja_id, level }),
  column('Indikator', 'indikator'),
  ...sheetColumnsOf(kamusIsiFields),
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
  kunci: kamusIndikatorEntity.kunci,
  groups: fieldGroupsOf(kamusIndikatorEntity.fields),
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
  check: checkKamus,
  store: saveKamus,
};

/** Bappeda's queue of entries; the validator reads all that a unit wrote. */
export const kamusQueue: BappedaQueue = {
  calls: kamusIndikatorCalls,
  source: { ...kamusIndikator, sql: { ...kamusIndikator.sql, columns: kamusListColumns } },
  ekspor: sheetColumns,
  values: ({ valid, catatan }, validator_id, waktu) => ({
    validasi: valid ? 'valid' : 'tidak_valid',
    catatan,
    validator_id,
    waktu,
  }),
};
