import { allTriwulan, awalTriwulan } from '@selaras/domain';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { StatementForms } from '../../../database/statements/statement-forms';
import type { Tables } from '../../../database/tables';
import { BATAS_WAKTU_PERENCANAAN, batasRealisasi } from '../../../kit/batas-waktu/batas-waktu-repository';
import { regencyVersion } from '../../../kit/data-version/data-version';
import type { BatasWaktu, ValidasiUnit } from '../../../kit/locks/lock';
import type { SatuanKerja } from '../../../kit/satuan-kerja/satuan-kerja-repository';

/** What decides whether a tree has changed, read without touching the tree itself. */
export interface TreeState {
  readonly satuan_kerja: SatuanKerja | null;
  /** Grows with every change; `tanda` names the counters behind it, so that it never repeats. */
  readonly versi: number;
  readonly tanda: string;
  readonly validasi: ValidasiUnit | null;
  readonly batas: BatasWaktu;
}

type StateRow = Omit<TreeState, 'batas'> & { readonly tanggal: Tanggal | null };

/** Names of a year's deadlines. */
const names = [BATAS_WAKTU_PERENCANAAN, ...allTriwulan.map(batasRealisasi)];

/** Dates of a year's deadlines by their name, as far as they are set. */
type Tanggal = Readonly<Record<string, { readonly mulai: string | null; readonly nilai: string | null }>>;

const tanggal = (tahun: number): RawBuilder<Tanggal | null> => sql<Tanggal | null>`(
  select json_object_agg(kode, json_build_object('mulai', mulai_date, 'nilai', nilai_date))
  from referensi where kode = any(${names}) and tahun = ${tahun} and deleted_at is null)`;

/** The year's deadlines: of the plan, and when the report of each quarter opens and closes. */
function batasOf(tahun: number, tanggal: Tanggal): BatasWaktu {
  return {
    perencanaan: tanggal[BATAS_WAKTU_PERENCANAAN]?.nilai ?? null,
    triwulan: allTriwulan.map((tw) => ({
      mulai: tanggal[batasRealisasi(tw)]?.mulai ?? awalTriwulan(tahun, tw),
      batas: tanggal[batasRealisasi(tw)]?.nilai ?? null,
    })),
  };
}

const statement = new StatementForms<StateRow>();

/** State of one unit's tree or, for null, of the whole regency's; undefined when there is no such unit. */
export async function findTreeState(
  db: Kysely<Tables>,
  satuanKerjaId: number | null,
  tahun: number,
): Promise<TreeState | undefined> {
  const rows =
    satuanKerjaId === null
      ? statement.ask(db, `${tahun} kabupaten`, {}, () => regencyState(tahun))
      : statement.ask(db, `${tahun}`, { satuanKerjaId }, (slots) => unitState(slots.satuanKerjaId, tahun));
  const [row] = await rows;
  if (row === undefined) return undefined;
  const { tanggal: dates, ...state } = row;
  return { ...state, batas: batasOf(tahun, dates ?? {}) };
}

const regencyState = (tahun: number): RawBuilder<StateRow> => sql`
  select null as satuan_kerja, versi, versi::text as tanda, null as validasi, ${tanggal(tahun)} as tanggal
  from ${regencyVersion} as versi(versi)`;

/** The counters that a unit's tree depends on; `offset 0` keeps PostgreSQL from counting once for each use of them. */
const unitCounters = sql`
  cross join lateral (
    select
      coalesce((select versi from versi_data where satuan_kerja_id = 0), 0) as kabupaten,
      coalesce((select versi from versi_data where satuan_kerja_id = unit.satuan_kerja_id), 0) as unit,
      coalesce((
        select sum(versi) from versi_data where satuan_kerja_id in (
          select goal.satuan_kerja_id from sasaran_strategis_pd pd
          join sasaran_strategis_rpjmd goal on goal.id = pd.sasaran_strategis_rpjmd_id
          where pd.satuan_kerja_id = unit.satuan_kerja_id)), 0)::bigint as pengampu
    offset 0
  ) versi`;

/** Versions of the trees of these units, as `meta.versi` has them; a unit that does not exist is missing. */
export async function findUnitVersions(
  db: Kysely<Tables>,
  satuanKerjaIds: readonly number[],
): Promise<Map<number, number>> {
  const { rows } = await sql<{ satuan_kerja_id: number; versi: number }>`
    select unit.satuan_kerja_id, versi.kabupaten + versi.unit + versi.pengampu as versi
    from satuan_kerja unit ${unitCounters}
    where unit.satuan_kerja_id = any(${satuanKerjaIds})`.execute(db);
  return new Map(rows.map(({ satuan_kerja_id, versi }) => [satuan_kerja_id, versi]));
}

/** A regency goal shows other units' contributions, whose changes count for the unit that leads the goal. */
const unitState = (satuanKerjaId: number, tahun: number): RawBuilder<StateRow> => sql`
  select
    json_build_object('satuan_kerja_id', unit.satuan_kerja_id, 'satuan_kerja_nama', unit.satuan_kerja_nama,
      'singkatan', unit.singkatan) as satuan_kerja,
    versi.kabupaten + versi.unit + versi.pengampu as versi,
    concat_ws('.', versi.kabupaten, versi.unit, versi.pengampu) as tanda,
    case when validasi.keadaan <> 'draf' then
      json_build_object('status', validasi.status, 'tahap', validasi.tahap, 'keadaan', validasi.keadaan) end as validasi,
    ${tanggal(tahun)} as tanggal
  from satuan_kerja unit
  left join validasi_perencanaan validasi
    on validasi.satuan_kerja_id = unit.satuan_kerja_id and validasi.tahun = ${tahun}
  ${unitCounters}
  where unit.satuan_kerja_id = ${satuanKerjaId}`;
