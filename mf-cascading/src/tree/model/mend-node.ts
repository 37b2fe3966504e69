import type { TreeNode } from './card';
import { isFigure, isRecord, isText, isTextOrNull } from './readable-node';

const NOTHING = '–';
const requiredTexts = ['sasaran', 'indikator', 'sasaran_strategis_satker', 'iku'];
const figures =
  /^(target|range_min|range_max|realisasi|capaian|anggaran|realisasi_anggaran|rata_nasional|baseline|perbandingan_\w+)(_\d)?$/;
const lists = /^(kinerja_tercapai|kinerja_tidak_tercapai|indikator_merge|solusi|kinerja_langkah_aksi)$/;
/** Objects whose absence a card cannot do without, and the texts that they must hold. */
const requiredObjects: Readonly<Record<string, Record<string, unknown>>> = {
  satuan_kerja: { satuan_kerja_id: 0, satuan_kerja_nama: NOTHING, singkatan: null },
  sasaran_strategis: { sasaran: NOTHING },
  indikator_sasaran_strategis: { indikator: NOTHING },
};
/** Objects that may be missing, with the texts that they hold when they are there. */
const optionalObjects: Readonly<Record<string, readonly string[]>> = {
  program: ['kode', 'nama'],
  kegiatan: ['kode', 'nama'],
  sub_kegiatan: ['kode', 'nama'],
  kinerja_bayangan: ['sasaran', 'indikator'],
  struktur_organisasi: ['jabatan_nama', 'unit_kerja_nama_full'],
  tim_kerja: ['nama'],
};
const optionalTexts = [
  'satuan',
  'penyebab_kegagalan',
  'indikator_kemendagri',
  'do_rumus',
  'definisi_operasional',
];

/** Mends a node that breaks the contract, so that most of its box can still be drawn. */
export function mendNode(node: TreeNode): TreeNode {
  const mended: Record<string, unknown> = { ...node };
  for (const [name, value] of Object.entries(mended)) {
    const required = requiredObjects[name];
    const texts = optionalObjects[name];
    if (requiredTexts.includes(name)) mended[name] = isText(value) ? value : NOTHING;
    else if (optionalTexts.includes(name)) mended[name] = isTextOrNull(value) ? value : null;
    else if (figures.test(name)) mended[name] = isFigure(value) ? value : null;
    else if (lists.test(name)) mended[name] = soundList(value);
    else if (required !== undefined) mended[name] = filled(value, required);
    else if (texts !== undefined) mended[name] = hasTexts(value, texts) ? value : null;
  }
  mended.satuan_kerja ??= requiredObjects.satuan_kerja;
  if (!requiredTexts.some((name) => name in mended) && !('sasaran_strategis' in mended))
    mended.sasaran = NOTHING;
  return mended as unknown as TreeNode;
}

function filled(value: unknown, defaults: Record<string, unknown>): Record<string, unknown> {
  const given = isRecord(value) ? value : {};
  const kept = Object.entries(defaults).map(([name, fallback]) => {
    const fits = fallback === null ? isTextOrNull(given[name]) : typeof given[name] === typeof fallback;
    return [name, fits && given[name] !== undefined ? given[name] : fallback];
  });
  return Object.fromEntries(kept);
}

const hasTexts = (value: unknown, texts: readonly string[]) =>
  isRecord(value) && texts.every((name) => isText(value[name]));

/** Entries of a list of objects whose texts are texts. */
const soundList = (value: unknown): unknown[] =>
  Array.isArray(value)
    ? value.filter(
        (entry) =>
          isRecord(entry) &&
          ['catatan', 'indikator', 'solusi'].every((name) => !(name in entry) || isText(entry[name])),
      )
    : [];
