import { kamusIsiFields } from '@selaras/contracts';
import {
  bidangKinerja,
  type JenisSalinan,
  jenisSalinan,
  jenisSalinanWords,
  keadaanSalinanWords,
} from '@selaras/domain';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../database/tables';
import {
  auditPassedLock,
  findLockState,
  holdValidasi,
  type LockState,
} from '../../../kit/locks/lock-repository';
import { passedLock } from '../../../kit/resource/pass-lock';
import { References } from '../../../kit/resource/references';
import { insertRows } from '../../../kit/resource/store-many';
import { ProblemError } from '../../../plugins/problem';
import { kinerjaProgram } from '../kinerja-program/kinerja-program-resource';
import { type BarisRencana, type SalinTarget, susunRencana } from './salin-plan';
import { isTingkatKinerja, tingkatSalinan } from './salin-tingkat';

/** A row of the preview that was chosen. */
interface Pilihan {
  readonly kunci: string;
  readonly sidik: string;
}

interface Salinan {
  readonly salinan: string;
  readonly jumlah: Record<JenisSalinan, number>;
}

/**
 * Keeps everybody else from writing into the unit's plan of the year until the transaction ends, and refuses who may not
 * write into it now. Super passes locks, which the audit log says.
 */
export async function bukaRencana(
  tx: Kysely<Tables>,
  { unit, tahun, actor, now }: Omit<SalinTarget, 'dari'>,
): Promise<LockState> {
  await holdValidasi(tx, unit, tahun, 'exclusive');
  const keadaan = await findLockState(tx, tahun, [unit]);
  const change = { body: { indikator: true }, current: null, groups: bidangKinerja };
  await auditPassedLock(tx, passedLock(kinerjaProgram, { actor, now, keadaan }, unit, change));
  return keadaan;
}

/**
 * Copies the chosen rows, all of them or none: each must still be what its preview said (409 names those that are not). One
 * copy at a time writes into a unit's year, so that two never make a row twice.
 */
export async function salinRencana(
  tx: Kysely<Tables>,
  target: SalinTarget,
  pilihan: readonly Pilihan[],
): Promise<Salinan> {
  const { unit, dari, tahun, actor, now } = target;
  const keadaan = await bukaRencana(tx, target);
  const { baris, nilaiOf } = await susunRencana(tx, target);
  const chosen = chosenRows(baris, pilihan, tahun);
  const ids = new Map(baris.flatMap(({ kunci, tujuanId }) => (tujuanId === null ? [] : [[kunci, tujuanId]])));
  const jumlah = Object.fromEntries(jenisSalinan.map((jenis) => [jenis, 0])) as Salinan['jumlah'];
  const input = { tx, actor, tahun, now, keadaan };
  const references = new References(tx);
  for (const jenis of jenisSalinan) {
    const rows = chosen.filter((row) => row.jenis === jenis);
    if (rows.length === 0) continue;
    const made = isTingkatKinerja(jenis)
      ? await tingkatSalinan[jenis].simpan(
          input,
          references,
          rows.map((row) => nilaiOf(row, ids)),
        )
      : await insertNomenklatur(tx, target, jenis, rows, ids);
    for (const [index, { kunci }] of rows.entries()) ids.set(kunci, made[index] as number);
    jumlah[jenis] = rows.length;
    if (isTingkatKinerja(jenis)) {
      const sumber = rows.map(({ id }) => id);
      await copyBelongings(tx, { jenis, unit, dari, tahun }, sumber, made);
    }
  }
  const { rows } = await sql<{ saat: string }>`
    select to_char(now() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as saat`.execute(tx);
  return { salinan: rows[0]?.saat ?? '', jumlah };
}

/** The rows that were chosen, in the order of the plan; refused when the preview is no longer true. */
function chosenRows(
  baris: readonly BarisRencana[],
  pilihan: readonly Pilihan[],
  tahun: number,
): readonly BarisRencana[] {
  const byKunci = new Map(baris.map((row) => [row.kunci, row]));
  const berubah = pilihan.flatMap(({ kunci, sidik }) => {
    const row = byKunci.get(kunci);
    if (row?.keadaan === 'baru' && row.sidik === sidik) return [];
    return [{ kunci, ...changeOf(row, tahun) }];
  });
  if (berubah.length > 0) throw berubahSejakPratinjau(berubah);
  const chosen = new Set(pilihan.map(({ kunci }) => kunci));
  const rows = baris.filter(({ kunci }) => chosen.has(kunci));
  if (rows.some(({ butuh }) => butuh.some((kunci) => !chosen.has(kunci)))) {
    throw new ProblemError('MASUKAN_TIDAK_SESUAI', { errors: { pilihan: ['Pilih juga induk barisnya'] } });
  }
  return rows;
}

interface Berubah {
  readonly kunci: string;
  readonly nama: string;
  readonly pesan: string;
}

function changeOf(row: BarisRencana | undefined, tahun: number): Omit<Berubah, 'kunci'> {
  if (row === undefined) return { nama: 'Satu baris', pesan: 'sudah dihapus di tahun asalnya' };
  const { jenis, keadaan, catatan, sumber } = row;
  const nama = `${jenisSalinanWords[jenis]} "${sumber.indikator}"`;
  if (keadaan === 'ada') return { nama, pesan: `sudah ada di tahun ${tahun}` };
  if (keadaan === 'baru') return { nama, pesan: 'isinya berubah' };
  return { nama, pesan: `${keadaanSalinanWords.tidak.toLowerCase()} disalin: ${catatan.join('; ')}` };
}

/** Rows that a refusal names. */
const DISEBUT = 3;

function berubahSejakPratinjau(berubah: readonly Berubah[]): ProblemError {
  const named = berubah.slice(0, DISEBUT).map(({ nama, pesan }) => `${nama} ${pesan}`);
  const more = berubah.length - named.length;
  const rest = more > 0 ? `; dan ${more} baris lain` : '';
  return new ProblemError('BENTROK', {
    pesan: `Tidak ada yang disalin karena data berubah sejak pratinjau: ${named.join('; ')}${rest}.`,
    terkini: { berubah },
  });
}

/** Nomenclature of the year, with the ceilings of the earlier one and nothing spent. */
async function insertNomenklatur(
  tx: Kysely<Tables>,
  { unit, tahun }: SalinTarget,
  jenis: JenisSalinan,
  rows: readonly BarisRencana[],
  ids: ReadonlyMap<string, number>,
): Promise<number[]> {
  const kemendagri = jenis === 'sub_kegiatan' ? await readKemendagri(tx, rows) : null;
  return insertRows(
    tx,
    jenis as 'program',
    rows.map(({ id, indukKunci, sumber }) => ({
      satuan_kerja_id: unit,
      tahun_kinerja: tahun,
      kode: sumber.kode,
      nama: sumber.indikator,
      pagu: sumber.anggaran ?? 0,
      ...(indukKunci !== null && { parent_id: ids.get(indukKunci) }),
      ...(kemendagri && {
        indikator_kemendagri: kemendagri.get(id)?.indikator_kemendagri ?? null,
        satuan_kemendagri: kemendagri.get(id)?.satuan_kemendagri ?? null,
      }),
    })),
  );
}

async function readKemendagri(tx: Kysely<Tables>, rows: readonly BarisRencana[]) {
  const found = await tx
    .selectFrom('sub_kegiatan')
    .where('id', '=', sql<number>`any(${rows.map(({ id }) => id)})`)
    .select(['id', 'indikator_kemendagri', 'satuan_kemendagri'])
    .execute();
  return new Map(found.map((row) => [row.id, row]));
}

/** Critical success factors that count, and the entry of the dictionary, which Bappeda has not judged in this year. */
async function copyBelongings(
  tx: Kysely<Tables>,
  { jenis, unit, dari, tahun }: Pick<SalinTarget, 'unit' | 'dari' | 'tahun'> & { readonly jenis: string },
  sumber: readonly number[],
  made: readonly number[],
): Promise<void> {
  const pasangan = sql`unnest(${sumber}::bigint[], ${made}::bigint[]) as pasangan(lama, baru)`;
  await sql`
    insert into kinerja_csf (tahun, satuan_kerja_id, level, kinerja_id, jenis, catatan)
    select ${tahun}, ${unit}, ${jenis}, baru, 'tercapai', c.catatan from ${pasangan}
    join kinerja_csf c on c.level = ${jenis} and c.kinerja_id = lama and c.tahun = ${dari}
      and c.jenis = 'tercapai' and c.deleted_at is null
    order by c.id`.execute(tx);
  const isi = sql.join(Object.keys(kamusIsiFields).map((name) => sql.ref(name)));
  const dariKamus = sql.join(Object.keys(kamusIsiFields).map((name) => sql.ref(`k.${name}`)));
  await sql`
    insert into kamus_indikator (tahun, satuan_kerja_id, level, kinerja_id, ${isi})
    select ${tahun}, ${unit}, ${jenis}, baru, ${dariKamus} from ${pasangan}
    join kamus_indikator k on k.level = ${jenis} and k.kinerja_id = lama and k.deleted_at is null
    order by k.id`.execute(tx);
}
