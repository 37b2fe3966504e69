import { CircleAlert, CircleCheck, CircleDashed, Info, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { StatusName } from '../token/palette';

/** How a bar or a box of this status is filled, so that colour is never the only sign. */
export type StatusPattern = 'solid' | 'stripe' | 'cross' | 'dot' | 'hollow';

export interface StatusLook {
  readonly label: string;
  readonly Icon: LucideIcon;
  readonly pattern: StatusPattern;
}

/** Words, icon and pattern of the five achievement statuses (spec 1 §4). Their colours: `tokens.status`. */
export const statusLooks: Readonly<Record<StatusName, StatusLook>> = {
  tercapai: { label: 'Tercapai', Icon: CircleCheck, pattern: 'solid' },
  'tidak-tercapai': { label: 'Tidak tercapai', Icon: TriangleAlert, pattern: 'stripe' },
  'csf-gagal': { label: 'CSF Gagal', Icon: CircleAlert, pattern: 'cross' },
  keduanya: { label: 'Tidak tercapai & CSF Gagal', Icon: Info, pattern: 'dot' },
  'belum-ada-data': { label: 'Belum ada data', Icon: CircleDashed, pattern: 'hollow' },
};
