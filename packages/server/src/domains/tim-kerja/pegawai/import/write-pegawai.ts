import { statusAsn } from '@selaras/domain';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../../database/tables';
import { ProblemError } from '../../../../plugins/problem';
import type { PegawaiContent } from './pegawai-changes';

/** Superiors before the people below them, so that each row finds the one that it names. */
export function superiorsFirst(rows: readonly PegawaiContent[]): PegawaiContent[] {
  const byNip = new Map(rows.map((row) => [row.nip, row]));
  const depths = new Map<string, number>();
  const depthOf = (row: PegawaiContent): number => {
    const chain: PegawaiContent[] = [];
    let at: PegawaiContent | undefined = row;
    while (at !== undefined && !depths.has(at.nip)) {
      // A placeholder ends a ring, which the plan has refused already.
      depths.set(at.nip, 0);
      chain.push(at);
      at = byNip.get(at.atasan_nip ?? '');
    }
    let depth = at === undefined ? -1 : (depths.get(at.nip) ?? -1);
    for (const one of chain.reverse()) {
      depth += 1;
      depths.set(one.nip, depth);
    }
    return depths.get(row.nip) ?? 0;
  };
  return rows
    .map((row) => ({ row, depth: depthOf(row) }))
    .sort((one, other) => one.depth - other.depth)
    .map(({ row }) => row);
}

/**
 * Frees the posts that the file's people no longer hold. Takes every row that is changed until the transaction ends, in
 * one order; throws 409 when one of them was changed since the preview. Answers who returns or goes to another unit.
 */
export async function holdPegawai(tx: Kysely<Tables>, rows: readonly PegawaiContent[]): Promise<string[]> {
  const known = rows.flatMap(({ nip, versi }) => (versi === null ? [] : [{ nip, versi }]));
  const { rows: held } = await sql<{ nip: string; versi: number; unit: number; berhenti: boolean }>`
    select peg_nip as nip, versi, satuan_kerja_id as unit, berhenti_pada is not null as berhenti from pegawai where peg_nip = any(${known.map(({ nip }) => nip)}::text[])
    order by id for no key update`.execute(tx);
  const versions = new Map(held.map(({ nip, versi }) => [nip, versi]));
  if (known.some(({ nip, versi }) => versions.get(nip) !== versi)) throw stale();
  await sql`
    update struktur_organisasi s set pejabat_nip = null
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as b(nip text, jenis_jabatan text, unit_kerja_id bigint)
    where s.pejabat_nip = b.nip and (b.jenis_jabatan <> 'struktural' or b.unit_kerja_id is distinct from s.id)`.execute(
    tx,
  );
  const units = new Map(rows.map(({ nip, satuan_kerja_id }) => [nip, satuan_kerja_id]));
  return held.filter(({ nip, unit, berhenti }) => berhenti || units.get(nip) !== unit).map(({ nip }) => nip);
}

/** Writes a portion: new employees, and posts of those that are there. Throws 409 when a number was taken meanwhile. */
export async function writePegawai(tx: Kysely<Tables>, rows: readonly PegawaiContent[]): Promise<void> {
  const sent = rows.map((row) => ({ ...row, status_asn: statusAsn(row.nip) }));
  const table = sql`jsonb_to_recordset(${JSON.stringify(sent)}::jsonb) as b(nip text, nama text, jabatan text,
    jenis_jabatan text, pangkat_gol text, satuan_kerja_id bigint, unit_kerja_id bigint, atasan_nip text,
    tmt_jabatan date, versi integer, status_asn text)`;
  const inserted = await sql`
    insert into pegawai (peg_nip, peg_nama, jabatan, jenis_jabatan, pangkat_gol, satuan_kerja_id, unit_kerja_id,
      atasan_nip, tmt_jabatan, status_asn)
    select nip, nama, jabatan, jenis_jabatan, pangkat_gol, satuan_kerja_id, unit_kerja_id, atasan_nip, tmt_jabatan,
      status_asn from ${table} where versi is null
    on conflict (peg_nip) do nothing`.execute(tx);
  if (Number(inserted.numAffectedRows ?? 0n) !== rows.filter(({ versi }) => versi === null).length)
    throw stale();
  await sql`
    update pegawai p set peg_nama = b.nama, jabatan = b.jabatan, jenis_jabatan = b.jenis_jabatan,
      pangkat_gol = b.pangkat_gol, satuan_kerja_id = b.satuan_kerja_id, unit_kerja_id = b.unit_kerja_id,
      atasan_nip = b.atasan_nip, tmt_jabatan = b.tmt_jabatan, berhenti_pada = null, alasan_berhenti = null
    from ${table} where p.peg_nip = b.nip and b.versi is not null`.execute(tx);
}

/** Makes the file's people holders of their structural posts; the plan has seen to it that nobody else is. */
export async function takePosts(tx: Kysely<Tables>, rows: readonly PegawaiContent[]): Promise<void> {
  await sql`
    update struktur_organisasi s set pejabat_nip = b.nip
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as b(nip text, jenis_jabatan text, unit_kerja_id bigint)
    where s.id = b.unit_kerja_id and b.jenis_jabatan = 'struktural' and s.pejabat_nip is distinct from b.nip`.execute(
    tx,
  );
}

const stale = () =>
  new ProblemError('BENTROK', {
    pesan: 'Data pegawai berubah sejak pratinjau dibuat. Buat pratinjau baru lalu jalankan kembali.',
  });
