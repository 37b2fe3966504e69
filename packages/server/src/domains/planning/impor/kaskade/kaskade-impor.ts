import type { ImporBaris } from '@selaras/contracts';
import { tingkatWords } from '@selaras/domain';
import type { Kysely } from 'kysely';
import { asActor } from '../../../../database/as-actor';
import type { Tables } from '../../../../database/tables';
import { ProblemError } from '../../../../plugins/problem';
import type { JenisBerkas, Tujuan } from '../impor-jenis';
import {
  type BarisKaskade,
  type IsiKaskade,
  judulOf,
  type KolomKaskade,
  kolomKaskade,
  readKaskade,
  wordIn,
} from './kaskade-baris';
import type { BarisTertulis } from './kaskade-simpan';
import { writeKaskade } from './kaskade-tulis';

type Rencana = ImporBaris & { readonly isi: IsiKaskade | null };

/**
 * A unit's whole cascade from the template. The preview is the run itself, undone: what it says is what the rules and the
 * locks say.
 */
export const kaskadeImpor: JenisBerkas<KolomKaskade, IsiKaskade> = {
  jenis: 'kaskade',
  kolom: kolomKaskade,

  async rencana(db, tujuan, rows): Promise<Rencana[]> {
    const read = readKaskade(rows);
    const results = await tryOut(db, tujuan, read);
    return read.map((row) => toRencana(row, results.get(row.nomor)));
  },

  async *tulis(tx, tujuan, rows) {
    const changing = new Set(rows.flatMap(({ nomor, keadaan }) => (keadaan === 'sama' ? [] : [nomor])));
    for await (const portion of writeKaskade(tx, tujuan, rows)) {
      refuseProblems(portion);
      yield portion.filter(({ nomor }) => changing.has(nomor)).length;
    }
  },
};

/** What passed in the preview may no longer do so. */
function refuseProblems(rows: readonly BarisTertulis[]): void {
  for (const { nomor, masalah } of rows) {
    const [first] = masalah;
    if (first === undefined) continue;
    throw new ProblemError('BENTROK', {
      pesan: `Baris ${nomor}, ${first.kolom}: ${first.pesan}. Data berubah sejak pratinjau; buat pratinjau baru.`,
    });
  }
}

class Undone extends Error {}

/** Writes as far as rows stand on each other, judges them all, and takes it back. */
async function tryOut(
  db: Kysely<Tables>,
  tujuan: Tujuan,
  rows: readonly BarisKaskade[],
): Promise<Map<number, BarisTertulis>> {
  let results = new Map<number, BarisTertulis>();
  const readable = rows.flatMap(({ nomor, isi }) => (isi === null ? [] : [{ nomor, isi }]));
  try {
    await asActor(db, tujuan.actor.id, async (tx) => {
      results = new Map();
      for await (const portion of writeKaskade(tx, tujuan, readable, { coba: true })) {
        for (const result of portion) results.set(result.nomor, result);
      }
      throw new Undone();
    });
  } catch (error) {
    if (!(error instanceof Undone)) throw error;
  }
  return results;
}

function toRencana(
  { nomor, isi, indikator, masalah }: BarisKaskade,
  result: BarisTertulis | undefined,
): Rencana {
  const problems = [...masalah, ...(result?.masalah ?? [])];
  const perubahan = result?.simpanan?.perubahan ?? [];
  return {
    nomor,
    keadaan: keadaanOf(problems.length, result),
    tingkat: isi && tingkatWords[isi.tingkat].singkat,
    kode: isi?.kode ?? '',
    nama: indikator,
    masalah: problems,
    nama_tahun_lalu: null,
    perubahan: perubahan.map(({ field, sebelum, sesudah }) => ({
      kolom: judulOf(field),
      sebelum: wordIn(field, sebelum),
      sesudah: wordIn(field, sesudah),
    })),
    isi,
  };
}

function keadaanOf(problems: number, result: BarisTertulis | undefined): ImporBaris['keadaan'] {
  if (problems > 0 || !result?.simpanan) return 'masalah';
  if (result.simpanan.perubahan === null) return 'baru';
  return result.simpanan.perubahan.length > 0 ? 'berubah' : 'sama';
}
