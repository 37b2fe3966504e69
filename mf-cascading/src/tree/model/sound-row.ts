import { tingkatNomenklatur } from '@selaras/domain';
import type { TreeNode } from './card';
import { isFigure, isRecord, isText, isTextOrNull } from './readable-node';

type Row = Readonly<Record<string, unknown>>;

/**
 * Whether a node surely gives a sound card, told without making the card. Of rows below a programme a tree has thousands;
 * false for every other node, whose card says it.
 */
export function isSoundRow(node: TreeNode): boolean {
  const row = node as unknown as Row;
  if (hasAny(row, ofOthers)) return false;
  return (
    isText(row.sasaran) &&
    isText(row.indikator) &&
    isTextOrNull(row.satuan) &&
    hasAll(row, results, isFigure) &&
    hasAll(row, bounds, isFigureOrMissing) &&
    hasAll(row, optionalTexts, isTextOrMissing) &&
    isList(row.kinerja_tercapai, isNote) &&
    isList(row.kinerja_tidak_tercapai, isNote) &&
    isList(row.kinerja_langkah_aksi, isRecord) &&
    isList(row.solusi, isRecord) &&
    isUnit(row.satuan_kerja) &&
    isPengampu(row) &&
    areNamed(row) &&
    (!('indikator_kemendagri' in row) || isTextOrNull(row.indikator_kemendagri)) &&
    (!('kinerja_bayangan' in row) || hasTextsOrNull(row.kinerja_bayangan, ['sasaran', 'indikator']))
  );
}

type Check = (value: unknown) => boolean;

// Loops: a function of its own for each row and question would cost more than the answers.
function hasAny(row: Row, names: readonly string[]): boolean {
  for (const name of names) if (name in row) return true;
  return false;
}

function hasAll(row: Row, names: readonly string[], fits: Check): boolean {
  for (const name of names) if (!fits(row[name])) return false;
  return true;
}

function areNamed(row: Row): boolean {
  for (const name of tingkatNomenklatur) if (name in row && !hasTextsOrNull(row[name], texts)) return false;
  return true;
}

const isFigureOrMissing: Check = (value) => value === undefined || isFigure(value);
const isTextOrMissing: Check = (value) => value === undefined || isTextOrNull(value);

/** Fields that only goals and programmes have. */
const ofOthers = [
  'tahun_mulai',
  'sasaran_strategis',
  'sasaran_strategis_satker',
  'kinerja_program',
  'kinerja_kegiatan',
] as const;
const results = ['target', 'realisasi', 'capaian'] as const;
const bounds = ['range_min', 'range_max'] as const;
const optionalTexts = ['do_rumus', 'penyebab_kegagalan'] as const;
const texts = ['kode', 'nama'] as const;

const isList = (value: unknown, isEntry: Check) =>
  value === undefined || value === null || (Array.isArray(value) && value.every(isEntry));

const isNote = (entry: unknown) => isRecord(entry) && isText(entry.catatan);

const isUnit = (unit: unknown) =>
  isRecord(unit) &&
  Number.isFinite(unit.satuan_kerja_id) &&
  isText(unit.satuan_kerja_nama) &&
  isTextOrNull(unit.singkatan);

const hasTextsOrNull = (value: unknown, names: readonly string[]) =>
  value === null || (isRecord(value) && names.every((name) => isText(value[name])));

function isPengampu({ pengampu, struktur_organisasi, tim_kerja }: Row): boolean {
  if (pengampu === 'unit-kerja' && struktur_organisasi !== null) {
    return (
      isRecord(struktur_organisasi) &&
      isText(struktur_organisasi.jabatan_nama) &&
      isTextOrNull(struktur_organisasi.unit_kerja_nama_full)
    );
  }
  if (pengampu === 'tim-kerja' && tim_kerja !== null) {
    const isNamed = isRecord(tim_kerja) && isText(tim_kerja.nama);
    return isNamed && (tim_kerja.ketua === null || isRecord(tim_kerja.ketua));
  }
  return true;
}
