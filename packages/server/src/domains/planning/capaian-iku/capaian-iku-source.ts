import type { PredikatIku } from '@selaras/contracts';
import {
  periodStartOf,
  rentangPredikat,
  type TingkatIku,
  yearPosition,
  yearsOfPeriod,
} from '@selaras/domain';
import { type RawBuilder, sql } from 'kysely';
import { yearColumn } from '../../../kit/kinerja-sql/derived-sql';
import { inYear } from '../../../kit/kinerja-sql/in-year';
import type { Resource, ResourceSql } from '../../../kit/resource/resource';
import { columnsOf, satuanKerjaColumn } from '../../../kit/resource/row-columns';
import { sasaranStrategisPd } from '../sasaran-strategis-pd/sasaran-strategis-pd-resource';
import { sasaranStrategisRpjmd } from '../sasaran-strategis-rpjmd/sasaran-strategis-rpjmd-resource';

/** Where the chosen year stands in its period: its first year, and the position 1 to 5. */
export interface TahunIku {
  readonly mulai: number;
  readonly posisi: number;
}

export function tahunIku(tahun: number): TahunIku {
  const mulai = periodStartOf(tahun) ?? tahun;
  return { mulai, posisi: yearPosition(tahun, mulai) };
}

type Source = Pick<Resource<object>, 'table' | 'belongsTo' | 'sql'>;

/** The key indicators of a level over the five years, read in the way of the planning entity that they are. */
export function ikuSource(tingkat: TingkatIku, tahun: number): Source {
  const { mulai, posisi } = tahunIku(tahun);
  const capaian = yearColumn('r', 'capaian', posisi);
  const { source, texts, urut, ofSasaran } = levels[tingkat];
  const { table, belongsTo } = source;
  return {
    table,
    belongsTo,
    sql: {
      ...pick(source.sql),
      listColumns: () => sql`
        ${columnsOf('id', 'versi', 'satuan', 'polaritas', 'range_min', 'range_max', 'tipe_hitung')},
        ${columnsOf('tahun_mulai', 'baseline', 'label_pembanding')}, ${satuanKerjaColumn}, ${texts}, ${tahunan(mulai)}`,
      filters: {
        sasaran_strategis_id: (id: number) => ofSasaran(id, tahun),
        predikat: (predikat: PredikatIku) => standsOn(capaian, predikat),
      },
      orders: { ...urut, capaian },
    },
  };
}

const pick = ({ from, visibleFrom, where, search, columns }: ResourceSql) => ({
  from,
  ...(visibleFrom && { visibleFrom }),
  where,
  search,
  columns,
});

/** Every year of the period with what is measured of it. */
const tahunan = (mulai: number) => {
  const years = yearsOfPeriod(mulai).map((tahun, index) => {
    const nilai = (nama: string) => yearColumn('r', nama, index + 1);
    return sql`json_build_object('tahun', ${tahun}::integer, 'target', ${nilai('target')},
      'realisasi', ${nilai('realisasi')}, 'capaian', ${nilai('capaian')}, 'rata_nasional', ${nilai('rata_nasional')})`;
  });
  return sql`json_build_array(${sql.join(years)}) as tahunan`;
};

function standsOn(capaian: RawBuilder<unknown>, predikat: PredikatIku): RawBuilder<boolean> {
  if (predikat === 'belum-ada-data') return sql`${capaian} is null`;
  const { above, upTo } = rentangPredikat(predikat);
  return sql`(${capaian} > ${above ?? sql`'-infinity'`} and ${capaian} <= ${upTo ?? sql`'infinity'`})`;
}

interface Level {
  readonly source: Source;
  readonly texts: RawBuilder<unknown>;
  readonly urut: ResourceSql['orders'];
  ofSasaran(sasaranStrategisId: number, tahun: number): RawBuilder<boolean>;
}

const levels: Record<TingkatIku, Level> = {
  kabupaten: {
    source: sasaranStrategisRpjmd,
    texts: sql`sasaran.sasaran, sasaran.nomor || '.' || indikator.nomor as nomor,
      indikator.indikator, indikator.id as indikator_id`,
    urut: sasaranStrategisRpjmd.sql.orders,
    ofSasaran: (id) => sql`r.sasaran_strategis_id = ${id}`,
  },
  pd: {
    source: sasaranStrategisPd,
    texts: sql`r.sasaran_strategis_satker as sasaran, null::text as nomor, r.iku as indikator,
      null::bigint as indikator_id`,
    urut: { nomor: sql`r.satuan_kerja_id`, indikator: sql`r.iku` },
    ofSasaran: (id, tahun) => sql`exists (select from ${inYear('sasaran_strategis_rpjmd', tahun)} induk
      where induk.id = r.sasaran_strategis_rpjmd_id and induk.sasaran_strategis_id = ${id})`,
  },
};
