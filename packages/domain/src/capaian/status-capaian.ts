import { isTercapai } from './capaian';

/** The icons of a node and their texts (spec 1 §4). */
export const capaianIcons = {
  warning: 'Tidak tercapai',
  danger: 'CSF Gagal',
  info: 'Tidak tercapai & CSF Gagal',
} as const;

export type CapaianIcon = keyof typeof capaianIcons;

/**
 * Icon of a node by its achievement and whether failed-CSF records exist; null for no icon. A missing achievement
 * counts as not achieved (spec 1 §4).
 */
export function capaianIcon(capaian: number | null, csfGagal: boolean): CapaianIcon | null {
  if (isTercapai(capaian)) return csfGagal ? 'danger' : null;
  return csfGagal ? 'info' : 'warning';
}

/** An achievement alone, whatever success factors failed. */
export const keadaanCapaian = ['tercapai', 'tidak-tercapai', 'belum-ada-data'] as const;
export type KeadaanCapaian = (typeof keadaanCapaian)[number];

/** The five statuses that colours, patterns and counts are made from. */
export const statusCapaian = {
  tercapai: 'Tercapai',
  'tidak-tercapai': capaianIcons.warning,
  'csf-gagal': capaianIcons.danger,
  keduanya: capaianIcons.info,
  'belum-ada-data': 'Belum ada data',
} as const;

export type StatusCapaian = keyof typeof statusCapaian;
export const statusNames = Object.keys(statusCapaian) as StatusCapaian[];

/**
 * Status of a node. Without an achievement and without failed CSF nothing is known yet; with failed CSF the icon's
 * rule holds and it is both.
 */
export function statusCapaianOf(capaian: number | null, csfGagal: boolean): StatusCapaian {
  if (isTercapai(capaian)) return csfGagal ? 'csf-gagal' : 'tercapai';
  if (csfGagal) return 'keduanya';
  return capaian === null ? 'belum-ada-data' : 'tidak-tercapai';
}
