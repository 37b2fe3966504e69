/** Groups of fields that the stages of planning validation open (domain §7). */
export const bidangPerencanaan = ['kinerja', 'target', 'pengampu', 'anggaran'] as const;
export type BidangPerencanaan = (typeof bidangPerencanaan)[number];
