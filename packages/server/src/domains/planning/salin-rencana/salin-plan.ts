import { createHash } from 'node:crypto';
import { programEntity } from '@selaras/contracts';
import {
  type BarisSalinan,
  isNomenklaturSalinan,
  kunciSalinan,
  periodStartOf,
  rencanaSalinan,
  tolakSalinan,
} from '@selaras/domain';
import { can } from '@selaras/roles';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables';
import { References } from '../../../kit/resource/references';
import type { Patch } from '../../../kit/resource/row-patch';
import type { SignedIn } from '../../../plugins/signed-in';
import { type BarisSumber, readPengampu, readRencana, tujuanOf } from './salin-source';
import { isTingkatKinerja, type TingkatKinerja, tingkatKinerja, tingkatSalinan } from './salin-tingkat';

/** Whose plan of which year is copied into which, by whom and when. */
export interface SalinTarget {
  readonly unit: number;
  readonly dari: number;
  readonly tahun: number;
  readonly actor: SignedIn;
  readonly now: Date;
}

/** A row of the preview with where it comes from. */
export interface BarisRencana extends BarisSalinan {
  readonly sumber: BarisSumber;
  readonly sidik: string;
}

interface Rencana {
  readonly baris: readonly BarisRencana[];
  /** What a new performance or step is made of, once the rows that it stands on have these ids. */
  nilaiOf(row: BarisSalinan, ids: ReadonlyMap<string, number>): Patch;
}

/**
 * What copying would do now, judged by the rules of the forms as if what stands above a row were there already. Reads alone.
 */
export async function susunRencana(tx: Kysely<Tables>, target: SalinTarget): Promise<Rencana> {
  const { unit, dari, tahun, actor } = target;
  const [sumber, tujuan, pengampu] = await Promise.all([
    readRencana(tx, { unit, tahun: dari }, tahun),
    readRencana(tx, { unit, tahun }),
    readPengampu(tx, { unit, tahun }),
  ]);
  const period = periodStartOf(tahun);
  const planned = rencanaSalinan({
    sumber,
    tujuan: tujuanOf(tujuan),
    pengampu,
    tahun: { dari, ke: tahun, satuPeriode: period !== null && period === periodStartOf(dari) },
    bolehNomenklatur: can(actor, programEntity.acts.create, { satuan_kerja_id: unit }),
  });
  const isi = await readIsi(tx, planned, dari);
  const nilaiOf: Rencana['nilaiOf'] = (
    { kunci, jenis, pengampu: owner, indukKunci, nomenklaturKunci },
    ids,
  ) => {
    const { induk, nomenklatur } = tingkatSalinan[jenis as TingkatKinerja];
    const { catatan: _, ...pemilik } = owner;
    return {
      ...isi.get(kunci),
      ...pemilik,
      satuan_kerja_id: unit,
      [induk.field]: indukKunci === null ? null : ids.get(indukKunci),
      ...(nomenklatur && {
        [nomenklatur.field]: nomenklaturKunci === null ? null : ids.get(nomenklaturKunci),
      }),
    };
  };
  const faults = await readFaults(tx, target, planned, nilaiOf);
  const byKunci = new Map(sumber.map((row) => [kunciSalinan(row.jenis, row.id), row]));
  return {
    nilaiOf,
    baris: tolakSalinan(planned, faults).map((row) => {
      const from = byKunci.get(row.kunci) as BarisSumber;
      return { ...row, sumber: from, sidik: sidikOf(row, from) };
    }),
  };
}

async function readIsi(tx: Kysely<Tables>, rows: readonly BarisSalinan[], dari: number) {
  const isi = new Map<string, Patch>();
  for (const jenis of tingkatKinerja) {
    const ids = rows.flatMap((row) => (row.jenis === jenis && row.keadaan === 'baru' ? [row.id] : []));
    for (const [id, values] of await tingkatSalinan[jenis].isi(tx, ids, dari)) {
      isi.set(kunciSalinan(jenis, id), values);
    }
  }
  return isi;
}

/** Ids of rows that are yet to be made, which no row of the database has. */
const SEMENTARA = 2 ** 52;

/** What the forms would say of each new row, as if those above it were made already. */
async function readFaults(
  tx: Kysely<Tables>,
  { unit, tahun, now }: SalinTarget,
  rows: readonly BarisSalinan[],
  nilaiOf: Rencana['nilaiOf'],
): Promise<Map<string, readonly string[]>> {
  const references = new References(tx);
  const ids = new Map(rows.map(({ kunci, tujuanId, id }) => [kunci, tujuanId ?? SEMENTARA + id]));
  await readStanding(references, rows);
  const faults = new Map<string, readonly string[]>();
  for (const row of rows) {
    if (row.keadaan !== 'baru') continue;
    const { jenis, id, indukKunci } = row;
    const common = { satuan_kerja_id: unit, tahun_kinerja: tahun };
    if (isNomenklaturSalinan(jenis)) {
      references.suppose(jenis, SEMENTARA + id, {
        ...common,
        parent_id: indukKunci === null ? null : ids.get(indukKunci),
      });
    } else if (isTingkatKinerja(jenis)) {
      const level = tingkatSalinan[jenis];
      const values = nilaiOf(row, ids);
      const found = await level.periksa({ tx, tahun, now, references }, values);
      if (found.length > 0) faults.set(row.kunci, found);
      references.suppose(level.table, SEMENTARA + id, { ...values, ...common });
    }
  }
  return faults;
}

/** Reads the rows that are there already, and the owners, together. */
async function readStanding(references: References, rows: readonly BarisSalinan[]): Promise<void> {
  const idsBy = (jenis: BarisSalinan['jenis']) =>
    rows.flatMap((row) => (row.jenis === jenis && row.tujuanId !== null ? [row.tujuanId] : []));
  for (const jenis of ['program', 'kegiatan', 'sub_kegiatan'] as const) {
    await references.read(jenis, idsBy(jenis));
  }
  await references.read('sasaran_strategis_pd', idsBy('sasaran-strategis-pd'));
  for (const jenis of tingkatKinerja) await references.read(tingkatSalinan[jenis].table, idsBy(jenis));
  for (const table of ['struktur_organisasi', 'tim_kerja'] as const) {
    const owners = rows.flatMap(({ pengampu }) => pengampu[`${table}_id`] ?? []);
    await references.read(table, [...new Set(owners)]);
  }
}

/** Whatever a row of the preview says, and the version of the row that it was said of. */
function sidikOf(
  { keadaan, tujuanId, butuh, nomenklaturKunci, pengampu, catatan }: BarisSalinan,
  { versi, kamus, csf }: BarisSumber,
): string {
  const said = [keadaan, tujuanId, butuh, nomenklaturKunci, pengampu, catatan, versi, kamus, csf];
  return createHash('sha256').update(JSON.stringify(said)).digest('base64url').slice(0, 22);
}
