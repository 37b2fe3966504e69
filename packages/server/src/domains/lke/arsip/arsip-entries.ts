import { createHash } from 'node:crypto';
import {
  type LkeBaris,
  type LkeBukti,
  type LkeInstrumen,
  type LkeTindakLanjut,
  rencanaTindakLanjutFields,
} from '@selaras/contracts';
import { formatHalaman } from '@selaras/domain';
import { readFrozen } from '../potret/potret-content';
import { potretText } from '../potret/potret-text';
import type { PercakapanArsip } from './arsip-repository';
import { readme } from './baca-saya';
import { csvOf } from './csv-of';

/** One entry of the archive: bytes that are here, or a kept file by its id. */
export type Entri = {
  readonly path: string;
  readonly sha256: string;
} & ({ readonly isi: Buffer } | { readonly berkasId: number });

/** What one criterion was answered, proved and scored with, and what was said about it: paths inside the archive. */
interface Kriteria extends Jawaban {
  readonly eviden: {
    tahap: number;
    nama: string;
    entri: string;
    /** Pages that matter, in words; null: none is named. */
    halaman: string | null;
    putusan: string | null;
    alasan: string | null;
  }[];
  readonly percakapan: readonly PercakapanArsip[];
}
/** A content of evidence, wherever it is used. */
type Isi = Pick<LkeBukti, 'berkas' | 'tautan' | 'nama' | 'eviden_versi_id' | 'sha256'>;

const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex');
const textEntry = (path: string, text: string): Entri => {
  const isi = Buffer.from(text);
  return { path, isi, sha256: sha256(isi) };
};
const json = (path: string, value: unknown) => textEntry(path, `${JSON.stringify(value, null, 2)}\n`);

const MOST_LETTERS = 100;
/** A name that is one on every system: no folders, no letters that some refuse, not too long, its ending kept. */
export function safeName(nama: string): string {
  const plain = nama
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{N} ._()-]/gu, '_')
    .replace(/^[. ]+|[. ]+$/g, '');
  const ending = /\.[A-Za-z0-9]{1,5}$/.exec(plain)?.[0] ?? '';
  return (plain.slice(0, plain.length - ending.length).slice(0, MOST_LETTERS) || 'eviden') + ending;
}

interface ArsipInput {
  readonly instrumen: LkeInstrumen;
  readonly satuan_kerja_nama: string;
  readonly keadaan: string;
  readonly baris: readonly LkeBaris[];
  /** What the portal said, by the id of the evidence's content. */
  readonly portal: ReadonlyMap<number, string>;
  /** Points of each kind as their reader sees them. */
  readonly nilai: unknown;
  /** Threads by criterion; never internal ones. */
  readonly percakapan: ReadonlyMap<number, readonly PercakapanArsip[]>;
  /** What was done about the recommendations. */
  readonly tindakLanjut: readonly LkeTindakLanjut[];
}

/**
 * Everything of a worksheet as files: evidence below the first criterion that uses it and only there, answers and scores,
 * notes, and what each entry's SHA-256 is. The same worksheet gives the same entries.
 */
export function arsipEntries(input: ArsipInput): Entri[] {
  const { instrumen, satuan_kerja_nama, keadaan, baris, portal, nilai, percakapan, tindakLanjut } = input;
  const byId = new Map(baris.map((row) => [row.kriteria_id, row]));
  const evidence = new Map<string, readonly [Entri, ...Entri[]]>();
  const kriteria: Kriteria[] = [];
  const answers: Jawaban[] = [];
  // What several use stands once, below the first of them.
  const pathOf = (folder: string, bukti: Isi): string => {
    const key = bukti.berkas === null ? `v${bukti.eviden_versi_id}` : bukti.sha256;
    const entries = evidence.get(key) ?? evidenceEntries(folder, bukti, portal);
    evidence.set(key, entries);
    return entries[0].path;
  };
  for (const { subKomponen } of instrumen.komponen) {
    for (const sub of subKomponen) {
      for (const { id, nomor, uraian } of sub.kriteria) {
        const row = byId.get(id);
        if (row === undefined) continue;
        const name = `${sub.nomor}.${nomor}`;
        const eviden = row.bukti.map((bukti) => {
          const { tahap, nama, putusan, alasan } = bukti;
          const entri = pathOf(`eviden/${name}`, bukti);
          return { tahap, nama, entri, halaman: halamanOf(bukti), putusan, alasan };
        });
        const answer = { nomor: name, uraian, ...answersOf(row) };
        answers.push(answer);
        kriteria.push({ ...answer, eviden, percakapan: percakapan.get(id) ?? [] });
      }
    }
  }
  const tindak_lanjut = tindakLanjut.map((row) => tindakLanjutOf(row, pathOf));
  const content = [
    ...[...evidence.values()].flat(),
    json('nilai.json', { nilai, kriteria: answers }),
    textEntry('nilai.csv', csvOf(answers)),
    textEntry('BACA-SAYA.txt', readme(satuan_kerja_nama, instrumen.tahun)),
  ];
  const manifest = json('manifest.json', {
    satuan_kerja: satuan_kerja_nama,
    tahun: instrumen.tahun,
    keadaan,
    instrumen: instrumen.nama,
    nilai,
    kriteria,
    tindak_lanjut,
    entri: content.map(({ path, sha256 }) => ({ path, sha256 })),
  });
  const all = [...content, manifest];
  return [...all, textEntry('SHA256SUMS', all.map((entry) => `${entry.sha256}  ${entry.path}\n`).join(''))];
}

const halamanOf = ({ halaman }: Pick<LkeBukti, 'halaman'>): string | null =>
  halaman === null ? null : formatHalaman(halaman);

/** A piece of evidence; what the portal said also as a text that is read without it. */
function evidenceEntries(
  folder: string,
  bukti: Isi,
  portal: ReadonlyMap<number, string>,
): readonly [Entri, ...Entri[]] {
  const { berkas, tautan, nama, eviden_versi_id } = bukti;
  // The number keeps two files of one name apart.
  const path = (file: string) => `${folder}/${eviden_versi_id}-${safeName(file)}`;
  if (berkas !== null) return [{ path: path(berkas.nama), sha256: bukti.sha256, berkasId: berkas.id }];
  if (tautan !== null) return [textEntry(path(`${nama}.txt`), `${tautan}\n`)];
  const isi = portal.get(eviden_versi_id);
  if (isi === undefined) throw new Error(`What the portal said is not there: ${eviden_versi_id}`);
  return [
    // Byte for byte: its sum is the mark that stands beside the evidence.
    textEntry(path(`${nama}.json`), isi),
    textEntry(path(`${nama}.txt`), potretText(readFrozen(isi), bukti.sha256)),
  ];
}

/** A criterion with its answers, scores and what was noted beside them. */
type Jawaban = { readonly nomor: string; readonly uraian: string } & ReturnType<typeof answersOf>;

const answersOf = ({ tahap_1, tahap_2 }: LkeBaris) => ({
  jawaban: tahap_1.jawaban,
  uraian_jawaban: tahap_1.uraian,
  nilai_1: tahap_1.nilai,
  catatan_1: tahap_1.catatan,
  rekomendasi_1: tahap_1.rekomendasi,
  tanggapan: tahap_2.uraian,
  nilai_2: tahap_2.nilai,
  catatan_2: tahap_2.catatan,
  rekomendasi_2: tahap_2.rekomendasi,
});

const rencanaNames = Object.keys(rencanaTindakLanjutFields) as (keyof typeof rencanaTindakLanjutFields)[];

/** A follow-up without what changes with its reader. */
function tindakLanjutOf(row: LkeTindakLanjut, pathOf: (folder: string, bukti: Isi) => string) {
  const { nomor, rekomendasi, keadaan, catatan, ditarik, diperbaiki } = row;
  const rencana = rencanaNames.map((name) => [name, row[name]]);
  return {
    ...{ nomor, rekomendasi, keadaan, ...Object.fromEntries(rencana), catatan, ditarik, diperbaiki },
    eviden: row.bukti.map((bukti) => ({
      nama: bukti.nama,
      entri: pathOf(`tindak-lanjut/${nomor}`, bukti),
      halaman: halamanOf(bukti),
    })),
    riwayat: row.riwayat,
  };
}
