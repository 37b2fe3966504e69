import { statusCapaian } from '@selaras/domain';
import { CircleAlert, CircleCheck, CircleDashed, Info, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { StatusName } from '../token/status-names';

/** How a bar or a box of this status is filled, so that colour is never the only sign. */
export type StatusPattern = 'solid' | 'stripe' | 'cross' | 'dot' | 'hollow';

export interface StatusLook {
  readonly label: string;
  readonly Icon: LucideIcon;
  readonly pattern: StatusPattern;
}

/** Words, icon and pattern of the five achievement statuses (spec 1 §4). Their colours: `tokens.status`. */
export const statusLooks: Readonly<Record<StatusName, StatusLook>> = {
  tercapai: { label: statusCapaian.tercapai, Icon: CircleCheck, pattern: 'solid' },
  'tidak-tercapai': { label: statusCapaian['tidak-tercapai'], Icon: TriangleAlert, pattern: 'stripe' },
  'csf-gagal': { label: statusCapaian['csf-gagal'], Icon: CircleAlert, pattern: 'cross' },
  keduanya: { label: statusCapaian.keduanya, Icon: Info, pattern: 'dot' },
  'belum-ada-data': { label: statusCapaian['belum-ada-data'], Icon: CircleDashed, pattern: 'hollow' },
};
