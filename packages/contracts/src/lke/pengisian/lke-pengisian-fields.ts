import type { EntityFields } from '../../entity-field';

/** What a unit answers to a criterion, and why. */
export const isianLkeFields = {
  jawaban: { kind: 'text', label: 'Jawaban', maxLength: 2, optional: true, sent: true },
  uraian: { kind: 'area', label: 'Uraian', maxLength: 5000, optional: true, sent: true },
} as const satisfies EntityFields;

/** What it replies in the repair round, where no answer is given. */
export const tanggapanLkeFields = {
  uraian: { ...isianLkeFields.uraian, label: 'Tanggapan' },
} as const satisfies EntityFields;

/** A part of the criteria that is given out. */
export const bagianLkeFields = {
  nama: { kind: 'text', label: 'Nama bagian', maxLength: 200 },
  /** Name of the person or the division. */
  pengisi: {
    kind: 'text',
    label: 'Diisi oleh',
    help: 'Seseorang, atau semua orang pada satu bidang',
    derived: true,
  },
  tenggat: { kind: 'date', label: 'Tenggat' },
} as const satisfies EntityFields;

/** What the coordinator says when a part goes back to who fills it in. */
export const kembalikanBagianLkeFields = {
  catatan: { kind: 'area', label: 'Apa yang perlu dilengkapi', maxLength: 1000 },
} as const satisfies EntityFields;
