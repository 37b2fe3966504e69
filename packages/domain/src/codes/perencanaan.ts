/** Direction of an indicator: more is better, less is better, or inside two bounds (domain §1). */
export const semuaPolaritas = ['maximize', 'minimize', 'range'] as const;
export type Polaritas = (typeof semuaPolaritas)[number];

/** Those of a quarterly action, which has no bounds. */
export const polaritasAksi = ['maximize', 'minimize'] as const satisfies readonly Polaritas[];
export type PolaritasAksi = (typeof polaritasAksi)[number];

/** How the quarters make the year's value (domain §3). */
export const semuaTipeHitung = ['akumulasi', 'posisi_akhir', 'rata_rata'] as const;
export type TipeHitung = (typeof semuaTipeHitung)[number];

/** What a realisation is compared with. */
export const labelPembanding = ['nasional', 'regional'] as const;
export type LabelPembanding = (typeof labelPembanding)[number];

/** Choices of the indicator dictionary (domain §2): what an indicator measures, whether it drives or follows, how units make one. */
export const jenisIndikator = ['outcome', 'output'] as const;
export const leadLag = ['lead', 'lag'] as const;
export const caraKonsolidasi = ['sum', 'last', 'average'] as const;

/** Who owns a performance: a post or a team. */
export const jenisPengampu = ['unit-kerja', 'tim-kerja'] as const;
export type JenisPengampu = (typeof jenisPengampu)[number];

/** Levels of the budget nomenclature, by their tables. */
export const tingkatNomenklatur = ['program', 'kegiatan', 'sub_kegiatan'] as const;
export type TingkatNomenklatur = (typeof tingkatNomenklatur)[number];

/** Whether a unit's goal is drawn in the tree (spec 1 §3). */
export const statusTampil = ['1', '0', 'hide'] as const;
export type StatusTampil = (typeof statusTampil)[number];

/** How a contribution of another unit stands (domain §7). */
export const statusCross = ['diusulkan', 'disetujui', 'ditolak'] as const;
export type StatusCross = (typeof statusCross)[number];

/** Ways that a proposal goes, for the unit that reads the list. */
export const arahCross = ['masuk', 'keluar'] as const;
export type ArahCross = (typeof arahCross)[number];

/** Which side proposed: the one that is supported, or the one that contributes. */
export const pengusulCross = ['induk', 'anak'] as const;
export type PengusulCross = (typeof pengusulCross)[number];

/** Bappeda's verdict on a sub-activity or an entry of the dictionary (domain §7). */
export const semuaPutusan = ['belum', 'valid', 'tidak_valid'] as const;
export type Putusan = (typeof semuaPutusan)[number];

/** How a unit's plan stands; `draf` while it was never submitted (domain §7). */
export const keadaanValidasi = ['draf', 'menunggu', 'dikembalikan', 'disetujui'] as const;
export type KeadaanValidasi = (typeof keadaanValidasi)[number];

/** Those of a plan that was submitted. */
export const keadaanPengajuan = [
  'menunggu',
  'dikembalikan',
  'disetujui',
] as const satisfies KeadaanValidasi[];
export type KeadaanPengajuan = (typeof keadaanPengajuan)[number];

/** Steps of a validation: submitting, taking it back before anybody decided, approving, returning. */
export const aksiValidasi = ['ajukan', 'tarik', 'setujui', 'kembalikan'] as const;
export type AksiValidasi = (typeof aksiValidasi)[number];

/** What quarterly actions are looked for by. */
export const keadaanRencanaAksi = ['belum-diisi', 'tercapai', 'tidak-tercapai', 'ada-kendala'] as const;
export type KeadaanRencanaAksi = (typeof keadaanRencanaAksi)[number];

/** What a queue of verdicts is narrowed to: everything, what is valid, what is not (spec 2 §4). */
export const saringanValidasi = ['semua', '1', '0'] as const;
export type SaringanValidasi = (typeof saringanValidasi)[number];

/** Why a row of a bulk verdict was left as it is. */
export const alasanTanpaPutusan = ['berubah', 'tidak-ada'] as const;
export type AlasanTanpaPutusan = (typeof alasanTanpaPutusan)[number];

/** Who writes about a plan: who judges it, or who made it. */
export const pihakRencana = ['validator', 'satuan_kerja'] as const;
export type PihakRencana = (typeof pihakRencana)[number];
