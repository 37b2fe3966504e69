import { masalahTargetAnggota, measureProblem, zonedDate } from '@selaras/domain';
import { type Kysely, sql } from 'kysely';
import { readBerhenti } from '../../../database/orang/orang-pada';
import type { Tables } from '../../../database/tables';
import { collect } from '../../../kit/resource/collect-faults';
import { findOne } from '../../../kit/resource/reference-faults';
import type { Faults, RuleContext } from '../../../kit/resource/resource';
import { perTriwulan } from '../../../kit/resource/row-columns';
import { pelaksana } from './pelaksana';

type Angka = number | null;
type PerTriwulan<Nama extends string> = { readonly [Key in `${Nama}_tw${1 | 2 | 3 | 4}`]: Angka };
type Anggota = PerTriwulan<'realisasi'> & {
  readonly id?: number | undefined;
  readonly nip: string;
  readonly target: Angka;
  readonly satuan: string | null;
};
/** What is written of an action step. */
export type LangkahAksiBody = PerTriwulan<'target'> &
  PerTriwulan<'realisasi'> & {
    readonly satuan_kerja_id: number;
    readonly kinerja_sub_kegiatan_id: number;
    readonly sasaran: string;
    readonly indikator: string;
    readonly satuan: string;
    readonly anggaran: Angka;
    readonly penyebab_kegagalan_id: number | null;
    readonly anggota: readonly Anggota[];
  };

/** The step belongs to a sub-activity of its unit and year, answers one of its failures, and is carried by its team. */
export async function checkLangkahAksi(input: RuleContext<LangkahAksiBody>): Promise<Faults> {
  const { references, body, tahun } = input;
  const induk = await findOne<{ tim_kerja_id: number | null }>(
    references,
    'kinerja_sub_kegiatan',
    body.kinerja_sub_kegiatan_id,
    { satuan_kerja_id: body.satuan_kerja_id, tahun_kinerja: tahun },
  );
  const faults: (readonly [string, string | null])[] = [
    [
      'kinerja_sub_kegiatan_id',
      induk ? null : 'Kinerja sub kegiatan ini tidak ada di satuan kerja dan tahun yang sama',
    ],
    ...perTriwulan('target').map(
      (field) => [field, measureProblem(body, body[field as 'target_tw1'])] as const,
    ),
  ];
  if (body.penyebab_kegagalan_id !== null) {
    const sebab = await findOne(references, 'penyebab_kegagalan', body.penyebab_kegagalan_id, {
      kinerja_sub_kegiatan_id: body.kinerja_sub_kegiatan_id,
    });
    faults.push([
      'penyebab_kegagalan_id',
      sebab ? null : 'Penyebab ini bukan dari sub kegiatan yang dipilih',
    ]);
  }
  return collect([
    ...faults,
    ...(await anggotaFaults(input, induk?.tim_kerja_id ?? null)),
    ...(await targetFaults(input)),
  ]);
}

/**
 * Yearly targets of members are those of the step together. Those that were there before and stay as they were are left
 * alone, so that reports of a step from before the rule are taken.
 */
async function targetFaults({ tx, body, id }: RuleContext<LangkahAksiBody>) {
  const { anggota, satuan } = body;
  const triwulan = perTriwulan('target').map((field) => body[field as 'target_tw1']);
  const found = masalahTargetAnggota(triwulan, satuan, anggota);
  if (found.every((pesan) => pesan === null)) return [];
  const now = [triwulan, anggota.map((one) => [one.nip, one.target])];
  if (id !== null && JSON.stringify(now) === (await storedTargets(tx, id))) return [];
  return found.map((pesan, index) => [`anggota.${index}.target`, pesan] as const);
}

async function storedTargets(tx: Kysely<Tables>, id: number): Promise<string> {
  const { rows } = await sql<{ triwulan: Angka[]; anggota: [string, Angka][] }>`
    select json_build_array(l.target_tw1, l.target_tw2, l.target_tw3, l.target_tw4) as triwulan, coalesce((
      select json_agg(json_build_array(a.nip, a.target) order by a.id) from langkah_aksi_anggota a
      where a.langkah_aksi_id = l.id and a.deleted_at is null), '[]') as anggota
    from kinerja_langkah_aksi l where l.id = ${id}`.execute(tx);
  return JSON.stringify([rows[0]?.triwulan, rows[0]?.anggota]);
}

/**
 * Only approved members, and the leader, of a team can carry a step; of the sub-activity's own team if it has one. Who has
 * left carries on what he had, and gets nothing new.
 */
async function anggotaFaults({ tx, body, tahun, id, now }: RuleContext<LangkahAksiBody>, tim: number | null) {
  const nips = body.anggota.map(({ nip }) => nip);
  if (nips.length === 0) return [];
  const { rows } = await pelaksana({
    satuan_kerja_id: sql`${body.satuan_kerja_id}`,
    tahun: sql`${tahun}`,
    tim_kerja_id: sql`${tim}::bigint`,
  }).execute(tx);
  const approved = new Set(rows.map(({ nip }) => nip));
  const carried = new Set(id === null ? [] : await carriers(tx, id));
  const gone = await readBerhenti(tx, nips, zonedDate(now));
  return nips.map((nip, index) => {
    const twice = nips.indexOf(nip) < index;
    const problem = twice
      ? 'Pegawai ini sudah ada dalam langkah aksi ini'
      : !approved.has(nip)
        ? 'Hanya anggota tim yang sudah disetujui yang dapat dipilih'
        : gone.has(nip) && !carried.has(nip)
          ? 'Pegawai ini sudah berhenti'
          : null;
    return [`anggota.${index}.nip`, problem] as const;
  });
}

/** NIPs of who carries a step now. */
async function carriers(tx: Kysely<Tables>, id: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('langkah_aksi_anggota')
    .where('langkah_aksi_id', '=', id)
    .where('deleted_at', 'is', null)
    .select('nip')
    .execute();
  return rows.map(({ nip }) => nip);
}
