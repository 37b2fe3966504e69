import { tokens } from '@selaras/ui';
import { CircleAlert, CircleCheck, CircleDashed, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { TotalKind } from '../../tree/analysis/totals';

/** Sign, word and colour of each total; the colour is never the only sign. */
export const totalLooks: Readonly<Record<TotalKind, { Icon: LucideIcon; word: string; colour: string }>> = {
  tercapai: { Icon: CircleCheck, word: 'Tercapai', colour: tokens.status.tercapai },
  tidak: { Icon: TriangleAlert, word: 'Tidak tercapai', colour: tokens.status['tidak-tercapai'] },
  csfGagal: { Icon: CircleAlert, word: 'CSF gagal', colour: tokens.status['csf-gagal'] },
  belum: { Icon: CircleDashed, word: 'Belum ada data', colour: tokens.status['belum-ada-data'] },
};
