/** What an evidence is: a file, an address outside, or facts that the portal has itself. */
export const jenisEviden = ['berkas', 'tautan', 'portal'] as const;
export type JenisEviden = (typeof jenisEviden)[number];

/** What an evaluator says of an evidence. */
export const putusanEviden = ['diterima', 'ditandai'] as const;

/** What an evidence is given for: a criterion of the worksheet, or what is done about a recommendation. */
export const untukEviden = ['lembar', 'tindak-lanjut'] as const;
export type UntukEviden = (typeof untukEviden)[number];

/** Sides of a conversation about a worksheet. */
export const pihakLke = ['unit', 'penilai'] as const;
export type PihakLke = (typeof pihakLke)[number];
