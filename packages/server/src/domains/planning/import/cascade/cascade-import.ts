import type { ImporBaris } from '@selaras/contracts';
import { tingkatWords } from '@selaras/domain';
import type { Kysely } from 'kysely';
import { asActor } from '../../../../database/as-actor';
import type { Tables } from '../../../../database/tables';
import { ProblemError } from '../../../../plugins/problem';
import type { JenisBerkas, Tujuan } from '../import-kind';
import { type NamedRows, perubahanInWords, readNamedRows } from './cascade-changes';
import {
  type BarisKaskade,
  type IsiKaskade,
  type KolomKaskade,
  kolomKaskade,
  readKaskade,
} from './cascade-rows';
import type { BarisTertulis } from './cascade-save';
import { writeKaskade } from './cascade-write';

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
    const { results, named } = await tryOut(db, tujuan, read);
    return read.map((row) => toRencana(row, results.get(row.nomor), named));
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

/** What became of each row of the file by its number, and the rows that its changes name. */
interface TriedOut {
  readonly results: ReadonlyMap<number, BarisTertulis>;
  readonly named: NamedRows;
}

/** Writes as far as rows stand on each other, judges them all, and takes it back. */
async function tryOut(db: Kysely<Tables>, tujuan: Tujuan, rows: readonly BarisKaskade[]): Promise<TriedOut> {
  let triedOut: TriedOut = { results: new Map(), named: new Map() };
  const readable = rows.flatMap(({ nomor, isi }) => (isi === null ? [] : [{ nomor, isi }]));
  try {
    await asActor(db, tujuan.actor.id, async (tx) => {
      const results = new Map<number, BarisTertulis>();
      for await (const portion of writeKaskade(tx, tujuan, readable, { coba: true })) {
        for (const result of portion) results.set(result.nomor, result);
      }
      triedOut = { results, named: await readNamedRows(tx, results.values()) };
      throw new Undone();
    });
  } catch (error) {
    if (!(error instanceof Undone)) throw error;
  }
  return triedOut;
}

function toRencana(
  { nomor, isi, indikator, masalah }: BarisKaskade,
  result: BarisTertulis | undefined,
  named: NamedRows,
): Rencana {
  const problems = [...masalah, ...(result?.masalah ?? [])];
  return {
    nomor,
    keadaan: keadaanOf(problems.length, result),
    tingkat: isi && tingkatWords[isi.tingkat].singkat,
    kode: isi?.kode ?? '',
    nama: indikator,
    masalah: problems,
    nama_tahun_lalu: null,
    perubahan: perubahanInWords(result?.simpanan?.perubahan ?? [], named),
    isi,
  };
}

function keadaanOf(problems: number, result: BarisTertulis | undefined): ImporBaris['keadaan'] {
  if (problems > 0 || !result?.simpanan) return 'masalah';
  if (result.simpanan.perubahan === null) return 'baru';
  return result.simpanan.perubahan.length > 0 ? 'berubah' : 'sama';
}
