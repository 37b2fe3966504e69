import { type RawBuilder, sql } from 'kysely';
import { yearColumn } from '../../kit/kinerja-sql/derived-sql';
import { satuanKerjaColumn } from '../../kit/resource/row-columns';

const figure = (value: RawBuilder<unknown>, name: string) => sql`trim_scale(${value}) as ${sql.ref(name)}`;

/** What was promised and what came of a row with figures of one year (`posisi` null) or of five; alias `r`. */
export const measured = (posisi: number | null) => {
  const column = (name: string) => (posisi === null ? sql.ref(`r.${name}`) : yearColumn('r', name, posisi));
  return sql`r.id, r.satuan, r.polaritas, ${figure(sql`r.range_min`, 'range_min')},
    ${figure(sql`r.range_max`, 'range_max')}, ${figure(column('target'), 'target')},
    ${figure(column('realisasi'), 'realisasi')}, ${figure(column('capaian'), 'capaian')},
    ${satuanKerjaColumn}`;
};
