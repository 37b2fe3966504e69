import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../database/tables';
import { collect } from '../../../kit/resource/collect-faults';
import { findOne, satuanKerjaFault } from '../../../kit/resource/reference-faults';
import type { Faults, RuleContext } from '../../../kit/resource/resource';
import { perTriwulan } from '../../../kit/resource/row-columns';
import { storeRow, syncRows } from '../../../kit/resource/store';
import { syncCsf } from './csf';
import type { KinerjaBody, KinerjaLevel } from './kinerja-level';
import { kinerjaFaults, resultOf } from './kinerja-rules';
import { pengampuFaults, pengampuValues, solusiFaults } from './reference-rules';

type Fault = readonly [field: string, problem: string | null];

const annual = [
  'satuan_kerja_id',
  'sasaran',
  'indikator',
  'satuan',
  'polaritas',
  'range_min',
  'range_max',
  'tipe_hitung',
  'target',
  ...perTriwulan('target'),
  ...perTriwulan('realisasi'),
  'anggaran',
  ...perTriwulan('anggaran'),
  ...perTriwulan('realisasi_anggaran'),
  'do_narasi',
  'do_rumus',
  'do_keterangan',
  'do_sumber',
  'penyebab_kegagalan',
  'skp',
  'is_kinerja_direktur_to_wakil_direktur_rsud',
  'kinerja_bayangan_sasaran',
  'kinerja_bayangan_indikator',
] as const;

/** Parents before children, of the same unit and year; owner, remedies and figures as they must be. */
export async function checkKinerja<Body extends KinerjaBody>(
  { table, induk, nomenklatur }: KinerjaLevel<Body>,
  { tx, references, body, tahun, id }: RuleContext<Body>,
): Promise<Faults> {
  const faults: Fault[] = id === null ? [await satuanKerjaFault(references, body.satuan_kerja_id)] : [];
  const { satuan_kerja_id } = body;
  const parent = await findOne<Record<string, unknown>>(
    references,
    induk.table,
    body[induk.field] as number,
    {
      satuan_kerja_id,
      ...induk.tahun(tahun),
    },
  );
  if (parent === undefined) {
    faults.push([induk.field, `${induk.sebutan} ini tidak ada di satuan kerja dan tahun yang sama`]);
  }
  const chosen = body[nomenklatur.field] as number | null;
  if (chosen !== null) {
    const row = await findOne<{ parent_id?: number }>(references, nomenklatur.table, chosen, {
      satuan_kerja_id,
      tahun_kinerja: tahun,
    });
    const above = nomenklatur.indukField === undefined ? null : (parent?.[nomenklatur.indukField] ?? null);
    const wrong =
      row === undefined
        ? 'Tidak ada di satuan kerja dan tahun yang sama'
        : above !== null && row.parent_id !== above
          ? `Bukan bagian dari yang dipilih pada ${induk.sebutan.toLowerCase()}`
          : null;
    faults.push([nomenklatur.field, wrong]);
  }
  faults.push(
    ...(await pengampuFaults(references, body, tahun)),
    ...(await solusiFaults(tx, table, body, tahun)),
  );
  const { penyebab_kegagalan: penyebab, ...own } = kinerjaFaults(body);
  const kept = penyebab === undefined || (id !== null && (await hasPenyebab(tx, table, id, body)));
  return { ...own, ...(!kept && { penyebab_kegagalan: penyebab }), ...collect(faults) };
}

/** Whether this cause stood there before: it stays when the target is reached later, and counts no more (ADR 139). */
async function hasPenyebab(
  tx: Kysely<Tables>,
  table: KinerjaLevel<KinerjaBody>['table'],
  id: number,
  { penyebab_kegagalan }: KinerjaBody,
): Promise<boolean> {
  const { rows } = await sql`
    select from ${sql.table(table)} where id = ${id} and penyebab_kegagalan = ${penyebab_kegagalan}`.execute(
    tx,
  );
  return rows.length > 0;
}

/** Columns of the row: what was written, what is filled in for it, and what is computed. */
export async function valuesOfKinerja<Body extends KinerjaBody>(
  { induk, nomenklatur, own, complete }: KinerjaLevel<Body>,
  { references, body: given, tahun }: RuleContext<Body>,
): Promise<Readonly<Record<string, unknown>>> {
  const body: Body = { ...given, ...(await complete?.(references, given)) };
  const values: Record<string, unknown> = {};
  for (const field of annual) values[field] = body[field as keyof Body];
  for (const field of [induk.field, nomenklatur.field, ...own.fields]) values[field] = body[field];
  return Object.assign(values, pengampuValues(body), resultOf(body), { tahun_kinerja: tahun });
}

/** Stores the row with what is computed, its critical factors and its remedies. */
export async function saveKinerja<Body extends KinerjaBody>(
  kinerja: KinerjaLevel<Body>,
  input: RuleContext<Body>,
): Promise<number> {
  const { level, table } = kinerja;
  const { tx, body, tahun, id } = input;
  const rowId = await storeRow(tx, table, id, await valuesOfKinerja(kinerja, input));
  const { satuan_kerja_id } = body;
  const owner = { level, kinerja_id: rowId, tahun, satuan_kerja_id };
  const isNew = id === null;
  await syncCsf(tx, level, rowId, tahun, body, isNew);
  await syncRows(tx, {
    table: 'solusi',
    owner,
    items: body.solusi,
    columns: ({ kinerja_masalah_id, solusi }) => ({ kinerja_masalah_id, solusi }),
    field: 'solusi',
    isNew,
  });
  return rowId;
}
