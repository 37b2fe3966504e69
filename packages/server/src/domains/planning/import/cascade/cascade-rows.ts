import {
  codeOf,
  jenisPengampuWords,
  polaritasMeanings,
  polaritasWords,
  readFigure,
  tingkatWords,
  tipeHitungMeanings,
  tipeHitungWords,
  wordOf,
} from '@selaras/domain';
import { excerpt, type RowFault } from '../../../../kit/sheet-import/row-faults';
import type { SheetRow } from '../../../../kit/sheet-import/sheet-column';
import {
  type CascadeColumn,
  type CascadeLevel,
  cascadeLevels,
  figureColumns,
  titleOf,
} from './cascade-columns';

/** One row as it is meant; what the file leaves empty is missing and stays as it is. */
export interface CascadeContent {
  readonly tingkat: CascadeLevel;
  /** Of the row that it changes, when the template named it. */
  readonly id: number | null;
  /** Row of the file that it stands below; null for the uppermost level. */
  readonly indukNomor: number | null;
  /** Indicator of the regency's goal, for the uppermost level. */
  readonly indikatorRpjmd: string | null;
  readonly kode: string | null;
  readonly pengampu: string | null;
  readonly sasaran: string;
  readonly indikator: string;
  readonly nilai: Readonly<Record<string, string | number>>;
}

export interface CascadeRow {
  readonly nomor: number;
  readonly isi: CascadeContent | null;
  readonly indikator: string;
  readonly masalah: readonly RowFault[];
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, ' ')
    .trim();

/** Depth of a level by the names that people give it. */
const depthOf = new Map(
  cascadeLevels.flatMap(({ level, juga }, depth) => {
    const { nama, singkat } = tingkatWords[level];
    return [level, nama, singkat, ...juga].map((name) => [plain(name), depth] as const);
  }),
);

const choices = [
  { nama: 'polaritas', words: polaritasWords, meanings: polaritasMeanings },
  { nama: 'tipe_hitung', words: tipeHitungWords, meanings: tipeHitungMeanings },
] as const;

/** A value of a field in the word that the template has for it. */
export function wordIn(field: string, value: unknown): unknown {
  if (field === 'pengampu') return wordOf(jenisPengampuWords, value) ?? value;
  const words = choices.find(({ nama }) => nama === field)?.words;
  return words === undefined ? value : (wordOf(words, value) ?? value);
}

/** What a row writes, by the columns of the file and in their words. */
export function cascadeWritten({ indikatorRpjmd, pengampu, sasaran, nilai }: CascadeContent) {
  const words = Object.entries(nilai).map(([field, value]) => [
    field,
    typeof value === 'number' ? value : String(wordIn(field, value)),
  ]);
  const shown: Record<string, string | number> = Object.fromEntries(words);
  return { ...shown, induk: indikatorRpjmd, pengampu, sasaran };
}

/** An id as the template writes it. */
const ownId = /^[1-9]\d*$/;

/**
 * What the rows of a unit's cascade mean, each with its problems. A row stands below the nearest row of the level above
 * it, as the template writes them.
 */
export function readCascade(rows: readonly SheetRow<CascadeColumn>[]): CascadeRow[] {
  const above = new Map<number, number>();
  return rows.map(({ nomor, isi }) => {
    const depth = depthOf.get(plain(isi.tingkat)) ?? -1;
    const tingkat = cascadeLevels[depth]?.level;
    const indukNomor = depth > 0 ? (above.get(depth - 1) ?? null) : null;
    const { nilai, masalah } = readValues(isi);
    if (tingkat === undefined) {
      const labels = cascadeLevels.map(({ level }) => tingkatWords[level].singkat).join(', ');
      masalah.push({ kolom: titleOf('tingkat'), pesan: `Tingkat adalah salah satu dari: ${labels}` });
    } else {
      above.set(depth, nomor);
      for (const deeper of above.keys()) if (deeper > depth) above.delete(deeper);
      if (depth > 0 && indukNomor === null) {
        const { induk } = tingkatWords[tingkat];
        const atas = induk && tingkatWords[induk].singkat;
        masalah.push({
          kolom: titleOf('tingkat'),
          pesan: `Tidak ada baris ${atas} di atasnya`,
          ofOther: true,
        });
      }
    }
    for (const nama of ['sasaran', 'indikator'] as const) {
      if (isi[nama] === '') masalah.push({ kolom: titleOf(nama), pesan: 'Wajib diisi' });
    }
    const id = isi.id === '' ? null : Number(isi.id);
    if (id !== null && !(ownId.test(isi.id) && Number.isSafeInteger(id))) {
      masalah.push({
        kolom: titleOf('id'),
        pesan: 'ID berasal dari templat dan tidak boleh diganti; kosongkan untuk baris baru',
      });
    }
    const base = { nomor, indikator: isi.indikator, masalah };
    if (tingkat === undefined || masalah.length > 0) return { ...base, isi: null };
    return {
      ...base,
      isi: {
        tingkat,
        id,
        indukNomor,
        indikatorRpjmd: isi.induk || null,
        kode: isi.kode.replaceAll(/\s+/g, '').toUpperCase() || null,
        pengampu: isi.pengampu || null,
        sasaran: isi.sasaran,
        indikator: isi.indikator,
        nilai,
      },
    };
  });
}

/** Measure and figures of a row under the names of the API. */
function readValues(isi: Readonly<Record<CascadeColumn, string>>) {
  const nilai: Record<string, string | number> = {};
  const masalah: RowFault[] = [];
  if (isi.satuan !== '') nilai.satuan = isi.satuan;
  for (const { nama, words, meanings } of choices) {
    if (isi[nama] === '') continue;
    const value = codeOf<string>(words, isi[nama], meanings);
    if (value === null) {
      masalah.push({
        kolom: titleOf(nama),
        pesan: `Isi salah satu dari: ${Object.values(words).join(', ')}`,
      });
    } else nilai[nama] = value;
  }
  for (const nama of figureColumns) {
    const value = readFigure(isi[nama]);
    if (value === null) continue;
    if (value === undefined)
      masalah.push({ kolom: titleOf(nama), pesan: `"${excerpt(isi[nama], 40)}" bukan angka` });
    else nilai[nama] = value;
  }
  return { nilai, masalah };
}
