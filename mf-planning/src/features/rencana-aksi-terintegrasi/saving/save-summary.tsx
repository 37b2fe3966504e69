import { Button, space, tokens } from '@selaras/ui';
import { CloudCheck, CloudUpload, TriangleAlert } from 'lucide-react';
import styled from 'styled-components';
import { countStates, type SaveQueue } from './save-queue';

const Root = styled.div<{ $bad: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};
  padding: ${space(1)} ${space(3)} ${space(2)};
  font-size: ${tokens.text[12]};
  color: ${({ $bad }) => ($bad ? tokens.colour.danger : tokens.colour.muted)};
  & > svg { flex: none; }
  @media print { display: none; }
`;

interface SaveSummaryProps {
  readonly queue: SaveQueue;
  readonly online: boolean;
  /** Sends what waits at once. */
  readonly onRetry: () => void;
  /** Goes to the first row that needs somebody. */
  readonly onShow: () => void;
}

/** How far the saving of all rows is; every change is saved by itself. */
export function SaveSummary({ queue, online, onRetry, onShow }: SaveSummaryProps) {
  const { menunggu, menyimpan, tersimpan, gagal, bentrok } = countStates(queue);
  const waiting = menunggu + menyimpan;
  const stuck = gagal + bentrok;
  const Icon = stuck > 0 ? TriangleAlert : waiting > 0 ? CloudUpload : CloudCheck;
  return (
    <Root role="status" $bad={stuck > 0} data-ringkasan="">
      <Icon size={15} aria-hidden="true" />
      <span>{words({ waiting, tersimpan, gagal, bentrok, online })}</span>
      {stuck > 0 && (
        <Button size="small" onClick={onShow}>
          Tampilkan
        </Button>
      )}
      {menunggu > 0 && !online && (
        <Button size="small" onClick={onRetry}>
          Coba kirim sekarang
        </Button>
      )}
    </Root>
  );
}

interface Counts {
  readonly waiting: number;
  readonly tersimpan: number;
  readonly gagal: number;
  readonly bentrok: number;
  readonly online: boolean;
}

function words({ waiting, tersimpan, gagal, bentrok, online }: Counts): string {
  const parts: string[] = [];
  if (gagal > 0) parts.push(`${gagal} baris gagal disimpan`);
  if (bentrok > 0) parts.push(`${bentrok} baris bentrok dengan perubahan orang lain`);
  if (waiting > 0) {
    parts.push(
      online
        ? `${waiting} baris sedang disimpan`
        : `Luring: ${waiting} baris menunggu sambungan dan tidak hilang`,
    );
  }
  if (parts.length > 0) return `${parts.join('; ')}.`;
  return tersimpan > 0 ? 'Semua perubahan tersimpan.' : 'Perubahan tersimpan sendiri, baris demi baris.';
}
