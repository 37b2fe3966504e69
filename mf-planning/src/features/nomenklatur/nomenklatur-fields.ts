import type { Field } from '@selaras/resource/core';

/** What the three levels of the budget nomenclature ask for. */
export const nomenklaturFields = (contoh: string) =>
  [
    {
      kind: 'text',
      name: 'kode',
      label: 'Kode',
      half: true,
      maxLength: 40,
      help: `Kode nomenklatur Kemendagri, misalnya ${contoh}.`,
    },
    { kind: 'area', name: 'nama', label: 'Nama' },
    { kind: 'number', name: 'pagu', label: 'Pagu', half: true, prefix: 'Rp', digits: 2 },
    {
      kind: 'number',
      name: 'realisasi',
      label: 'Realisasi anggaran',
      help: 'Nol selama belum ada yang dibelanjakan.',
      initial: 0,
      half: true,
      prefix: 'Rp',
      digits: 2,
    },
  ] as const satisfies readonly Field[];
