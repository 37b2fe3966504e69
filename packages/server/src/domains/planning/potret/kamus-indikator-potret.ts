import { putusanWords, tingkatSatuanKerja, tingkatWords } from '@selaras/domain';
import { listRows } from '../../../kit/plan-rows/plan-row-repository';
import { jumlah, tabel } from '../../../kit/potret/potret-parts';
import type { ReadPotret } from '../../../kit/potret/potret-source';
import { listIds, readRows } from '../../../kit/resource/resource-repository';
import { kamusIndikator } from '../kamus-indikator/kamus-indikator-resource';

const MOST_ENTRIES = 5000;

/** An entry as far as its completeness goes. */
interface Entry {
  readonly level: string;
  readonly kinerja_id: number;
  readonly definisi: string | null;
  readonly formula: string | null;
  readonly sumber_data: string | null;
  readonly validasi: 'valid' | 'tidak_valid' | null;
}

const isComplete = ({ definisi, formula, sumber_data }: Entry): boolean =>
  [definisi, formula, sumber_data].every((text) => text !== null && text !== '');

/** How much of a unit's indicators the dictionary explains, and what Bappeda says of it. */
export const kamusIndikatorPotret: ReadPotret = async ({ db, satuan_kerja_id, tahun }) => {
  const rows = (await listRows(db, satuan_kerja_id, tahun)).filter(({ tingkat }) =>
    tingkatSatuanKerja.some((level) => level === tingkat),
  );
  if (rows.length === 0) return null;
  const scope = { jenis: 'satu', satuanKerjaId: satuan_kerja_id } as const;
  const ids = await listIds(db, kamusIndikator, { query: { urut: 'indikator' }, tahun, scope }, MOST_ENTRIES);
  const read: readonly unknown[] = await readRows(db, kamusIndikator, ids, tahun);
  const entries = new Map((read as readonly Entry[]).map((one) => [`${one.level} ${one.kinerja_id}`, one]));
  const explained = rows.map((row) => ({ row, entry: entries.get(`${row.tingkat} ${row.id}`) }));
  const count = (some: typeof explained) => ({
    semua: some.length,
    ada: some.filter(({ entry }) => entry !== undefined).length,
    lengkap: some.filter(({ entry }) => entry !== undefined && isComplete(entry)).length,
    valid: some.filter(({ entry }) => entry?.validasi === 'valid').length,
  });
  const all = count(explained);
  return {
    judul: `Kamus indikator ${tahun}`,
    kalimat: `${all.lengkap} dari ${all.semua} indikator memiliki definisi operasional, rumus dan sumber data.`,
    angka: [
      jumlah('Ada di kamus', all.ada, all.semua),
      jumlah('Lengkap', all.lengkap, all.semua),
      jumlah('Dinyatakan valid oleh Bappeda', all.valid, all.semua),
    ],
    tabel: [
      tabel(
        'Per tingkat',
        ['Tingkat', 'Indikator', 'Ada di kamus', 'Lengkap', 'Valid'],
        tingkatSatuanKerja.map((level) => {
          const { semua, ada, lengkap, valid } = count(explained.filter(({ row }) => row.tingkat === level));
          return [tingkatWords[level].singkat, semua, ada, lengkap, valid];
        }),
      ),
      tabel(
        'Indikator',
        ['Tingkat', 'Indikator', 'Kelengkapan', 'Putusan Bappeda'],
        explained.map(({ row, entry }) => [
          tingkatWords[row.tingkat].singkat,
          row.indikator,
          kelengkapan(entry),
          entry === undefined ? null : putusanWords[entry.validasi ?? 'belum'],
        ]),
      ),
    ],
    halaman: 'kamus-indikator',
  };
};

function kelengkapan(entry: Entry | undefined): string {
  if (entry === undefined) return 'belum ada';
  return isComplete(entry) ? 'lengkap' : 'belum lengkap';
}
