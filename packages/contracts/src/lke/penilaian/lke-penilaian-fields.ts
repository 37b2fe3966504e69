import { putusanEviden } from '@selaras/domain';
import type { EntityFields } from '../../entity-field';

/** What an evaluator notes beside a score. */
export const catatanNilaiLkeFields = {
  catatan: {
    kind: 'area',
    label: 'Catatan',
    alone: 'Catatan penilai',
    help: 'Dibaca satuan kerja sesudah penilaian ditutup.',
    maxLength: 4000,
    optional: true,
    sent: true,
  },
  rekomendasi: { kind: 'area', label: 'Rekomendasi', maxLength: 4000, optional: true, sent: true },
  catatan_internal: {
    kind: 'area',
    label: 'Catatan internal',
    help: 'Tidak pernah dilihat satuan kerja.',
    maxLength: 4000,
    optional: true,
    sent: true,
  },
} as const satisfies EntityFields;

/** What an evaluator writes of a criterion in a round, said once for desk, conflicts, results and calls. */
export const nilaiLkeFields = {
  nilai: { kind: 'text', label: 'Nilai', maxLength: 2, optional: true, sent: true },
  ...catatanNilaiLkeFields,
  /** Round 1 alone; null: as the general rule says. */
  perlu_perbaikan: { kind: 'switch', label: 'Perbaikan', optional: true, sent: true },
} as const satisfies EntityFields;

/** What an evaluator decides about a piece of evidence. */
export const putusanEvidenFields = {
  putusan: {
    kind: 'choice',
    label: 'Putusan',
    codes: putusanEviden,
    words: { diterima: 'Diterima', ditandai: 'Ditandai' },
    optional: true,
    sent: true,
  },
  alasan: { kind: 'area', label: 'Alasan ditandai', maxLength: 1000, optional: true, sent: true },
} as const satisfies EntityFields;

/** The plenary's points of a component, with the reason where they differ from the second evaluation. */
export const plenoLkeFields = {
  nilai: { kind: 'number', label: 'Nilai pleno' },
  alasan: { kind: 'area', label: 'Alasan perubahan', maxLength: 2000, optional: true, sent: true },
} as const satisfies EntityFields;

/** Why a decided evaluation is opened again. */
export const bukaKembaliLkeFields = {
  alasan: { kind: 'area', label: 'Alasan', maxLength: 1000 },
} as const satisfies EntityFields;
