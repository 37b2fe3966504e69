import { tokens } from '@selaras/ui';
import { CircleAlert, CircleCheck, CircleDashed, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { TotalKind } from '../../tree/analysis/totals';

/** Sign, word and colour of each total; the colour is never the only sign. */
export const totalLooks: Readonly<Record<TotalKind, { Icon: LucideIcon; kata: string; warna: string }>> = {
  tercapai: { Icon: CircleCheck, kata: 'Tercapai', warna: tokens.status.tercapai },
  tidak: { Icon: TriangleAlert, kata: 'Tidak tercapai', warna: tokens.status['tidak-tercapai'] },
  csfGagal: { Icon: CircleAlert, kata: 'CSF gagal', warna: tokens.status['csf-gagal'] },
  belum: { Icon: CircleDashed, kata: 'Belum ada data', warna: tokens.status['belum-ada-data'] },
};
