import type { Langkah } from '../langkah';

/** States of a person's place in a team (domain §6). */
export const keadaanAnggota = [
  'draf',
  'menunggu_kabid',
  'menunggu_opd',
  'disetujui',
  'ditolak_kabid',
  'ditolak_opd',
  'nonaktif',
] as const;
export type KeadaanAnggota = (typeof keadaanAnggota)[number];

/** Whose turn a step is: the unit that has the team, the member's head of division, or the team's agency head. */
export type GiliranAnggota = 'unit' | 'kabid' | 'opd';

/**
 * The steps of a place in a team (domain §6): the unit proposes, the member's head of division approves, the agency head
 * last. Who refuses or revokes says why; what was refused or ended is proposed anew.
 */
export const langkahAnggota = {
  ajukan: { dari: ['draf', 'ditolak_kabid', 'ditolak_opd'], ke: 'menunggu_kabid', oleh: 'unit' },
  tarik: { dari: ['menunggu_kabid', 'menunggu_opd'], ke: 'draf', oleh: 'unit' },
  'setujui-kabid': { dari: ['menunggu_kabid'], ke: 'menunggu_opd', oleh: 'kabid' },
  'tolak-kabid': { dari: ['menunggu_kabid'], ke: 'ditolak_kabid', oleh: 'kabid', beralasan: true },
  'cabut-kabid': { dari: ['menunggu_opd'], ke: 'menunggu_kabid', oleh: 'kabid', beralasan: true },
  'setujui-opd': { dari: ['menunggu_opd'], ke: 'disetujui', oleh: 'opd' },
  'tolak-opd': { dari: ['menunggu_opd'], ke: 'ditolak_opd', oleh: 'opd', beralasan: true },
  'cabut-opd': { dari: ['disetujui'], ke: 'ditolak_opd', oleh: 'opd', beralasan: true },
  nonaktifkan: {
    dari: ['draf', 'menunggu_kabid', 'menunggu_opd', 'disetujui', 'ditolak_kabid', 'ditolak_opd'],
    ke: 'nonaktif',
    oleh: 'unit',
    beralasan: true,
  },
  aktifkan: { dari: ['nonaktif'], ke: 'draf', oleh: 'unit' },
} as const satisfies Readonly<Record<string, Langkah<KeadaanAnggota, GiliranAnggota>>>;
export type LangkahAnggota = keyof typeof langkahAnggota;
export const semuaLangkahAnggota = Object.keys(langkahAnggota) as LangkahAnggota[];

/** Whether the step needs a reason. */
export const isBeralasan = (langkah: LangkahAnggota): boolean => 'beralasan' in langkahAnggota[langkah];

/** The state after role or target were changed: what was asked or approved is asked anew, a draft stays one (domain §6). */
export function setelahUbah(keadaan: KeadaanAnggota): KeadaanAnggota {
  if (keadaan === 'disetujui' || keadaan === 'menunggu_kabid' || keadaan === 'menunggu_opd')
    return 'menunggu_kabid';
  return keadaan === 'nonaktif' ? 'nonaktif' : 'draf';
}

/**
 * The state after the person came to another division or unit: what its former head approved is asked of the head that he
 * has now. What was approved to the end stays so.
 */
export const setelahPindah = (keadaan: KeadaanAnggota): KeadaanAnggota =>
  keadaan === 'menunggu_opd' ? 'menunggu_kabid' : keadaan;

/** Who holds the posts that a place in a team looks at today, NIPs; whoever acts for a holder (Plt/Plh) among them. */
export interface SituasiAnggota {
  /** The member. */
  readonly nip: string;
  readonly kabid: readonly string[];
  /** Heads of the member's own agency. */
  readonly kepalaAsal: readonly string[];
  /** Heads of the agency that has the team. */
  readonly kepalaPenerima: readonly string[];
  /** It has waited longer than `HARI_TUNGGU`. */
  readonly terlambat: boolean;
}

/** Days after which a waiting row goes up to the next one as well. */
export const HARI_TUNGGU = 7;

/** Who decides: people by their NIP, and the administrator where nobody else is left or everybody let it lie. */
export interface Penyetuju {
  readonly nip: readonly string[];
  readonly super: boolean;
}

/**
 * Who decides about a row at a stage. Nobody decides about himself; the agency head stands in for a head of division who
 * is missing or is the member himself; what is overdue goes up; the administrator is the last resort, also above an agency
 * head who let lie what he decides in that stead.
 */
export function penyetujuAnggota(tahap: 'kabid' | 'opd', situasi: SituasiAnggota): Penyetuju {
  const without = (nips: readonly string[]) => nips.filter((nip) => nip !== situasi.nip);
  if (tahap === 'opd') {
    const nip = without(situasi.kepalaPenerima);
    return { nip, super: nip.length === 0 || situasi.terlambat };
  }
  const kabid = without(situasi.kabid);
  const kepala = without(situasi.kepalaAsal);
  const nip = kabid.length === 0 ? kepala : situasi.terlambat ? [...new Set([...kabid, ...kepala])] : kabid;
  return {
    nip,
    super: nip.length === 0 || (situasi.terlambat && (kabid.length === 0 || kepala.length === 0)),
  };
}

/** Somebody who looks at a row. */
export interface PelakuAnggota {
  readonly nip: string | null;
  readonly super: boolean;
  /** Writes for the unit that has the team. */
  readonly unit: boolean;
}

/** Whether it is his turn. */
export function isGiliran(pelaku: PelakuAnggota, oleh: GiliranAnggota, situasi: SituasiAnggota): boolean {
  if (oleh === 'unit') return pelaku.unit;
  const penyetuju = penyetujuAnggota(oleh, situasi);
  return (pelaku.super && penyetuju.super) || (pelaku.nip !== null && penyetuju.nip.includes(pelaku.nip));
}

/** The steps that he may take now. */
export const langkahAnggotaDari = (
  keadaan: KeadaanAnggota,
  pelaku: PelakuAnggota,
  situasi: SituasiAnggota,
): LangkahAnggota[] =>
  semuaLangkahAnggota.filter((name) => {
    const { dari, oleh }: Langkah<KeadaanAnggota, GiliranAnggota> = langkahAnggota[name];
    return dari.includes(keadaan) && isGiliran(pelaku, oleh, situasi);
  });
