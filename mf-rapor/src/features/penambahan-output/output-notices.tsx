import type { TriwulanOutput } from '@selaras/contracts';
import { belumDibukaText, formatDeadline, triwulanWord } from '@selaras/domain';
import { LockNotice } from '@selaras/resource';
import { space } from '@selaras/ui';
import { Info } from 'lucide-react';
import styled from 'styled-components';

/** The one year in which these numbers stand in the menu (spec 2 §2.11). */
const MENU_YEAR = 2023;

/** Paper shows the numbers alone. */
const Root = styled.div`
  display: grid;
  gap: ${space(2)};
  &:empty { display: none; }
  @media print { display: none; }
`;

const SUPER = 'Sebagai super Anda tetap dapat mengubah; jejaknya mencatat bahwa kunci dilewati.';

interface OutputNoticesProps {
  readonly tahun: number;
  readonly triwulan: readonly TriwulanOutput[];
  /** Whether the reader writes any of the numbers. */
  readonly writes: boolean;
  readonly isSuper: boolean;
}

/** What this page is outside its year, which quarters are closed since when, and which one opens next. */
export function OutputNotices({ tahun, triwulan, writes, isSuper }: OutputNoticesProps) {
  const closed = triwulan.filter(({ lewat }) => lewat);
  const open = triwulan.filter(({ belum, lewat, batas }) => !belum && !lewat && batas !== null);
  const next = triwulan.find(({ belum }) => belum);
  return (
    <Root>
      {tahun !== MENU_YEAR && (
        <LockNotice reason="tahun" icon={Info}>
          Penambahan jumlah output adalah laporan tahun {MENU_YEAR}; menunya hanya tampil pada tahun itu. Yang
          tampil di sini adalah angka tahun {tahun}, bila memang dilaporkan.
        </LockNotice>
      )}
      {writes && closed.length > 0 && (
        <LockNotice reason="batas-waktu">
          Batas waktu {closed.map(withDate).join(', ')} sudah lewat, sehingga angkanya terkunci.{' '}
          {isSuper && SUPER}
        </LockNotice>
      )}
      {writes && next !== undefined && (
        <LockNotice reason="belum-dibuka">
          {belumDibukaText(next.triwulan, { mulai: next.dibuka })} {isSuper && SUPER}
        </LockNotice>
      )}
      {writes && open.length > 0 && (
        <LockNotice reason="terbuka" icon={Info}>
          Dapat diisi sampai sebelum batas waktunya: {open.map(withDate).join(', ')}.
        </LockNotice>
      )}
    </Root>
  );
}

const withDate = ({ triwulan, batas }: TriwulanOutput) =>
  `${triwulanWord(triwulan)} (${formatDeadline(batas)})`;
