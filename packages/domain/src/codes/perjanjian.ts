import { tingkatSatuanKerja } from './tingkat';

/** Agreements of a unit, from its head down (domain §5). */
export const jenisPerjanjianUnit = tingkatSatuanKerja;

/** Kinds of performance agreements, from the regent down (domain §5). */
export const jenisPerjanjian = ['pemda', ...jenisPerjanjianUnit, 'pegawai'] as const;
export type JenisPerjanjian = (typeof jenisPerjanjian)[number];

/** States of an agreement: being made ready, issued with its contents frozen, signed by both (domain §7). */
export const statusTerbitan = ['draf', 'diterbitkan', 'ditandatangani'] as const;
export type StatusTerbitan = (typeof statusTerbitan)[number];

/** How an agreement stands; `belum` while there is none (domain §7). */
export const statusPerjanjian = ['belum', ...statusTerbitan] as const;
export type StatusPerjanjian = (typeof statusPerjanjian)[number];

/** What a performance says of its agreement. */
export const statusUnggahPk = ['draf', 'ditandatangani'] as const;
export type StatusUnggahPk = (typeof statusUnggahPk)[number];

/** The original agreement and its amendments. */
export const tahapPerjanjian = ['murni', 'perubahan'] as const;
export type TahapPerjanjian = (typeof tahapPerjanjian)[number];
