import { Button, centredRow, space, tokens } from '@selaras/ui';
import { CloudCheck, CloudUpload, TriangleAlert } from 'lucide-react';
import styled from 'styled-components';
import { countStates, type SaveQueue } from '../core/save-queue';

const Root = styled.div<{ $bad: boolean }>`
  ${centredRow(1, 2)}
  padding: ${space(1)} ${space(3)} ${space(2)};
  font-size: ${tokens.text[12]};
  color: ${({ $bad }) => ($bad ? tokens.colour.danger : tokens.colour.muted)};
  & > svg { flex: none; }
  @media print { display: none; }
`;

interface SaveSummaryProps {
  readonly queue: SaveQueue<unknown>;
  readonly online: boolean;
  /** Sends what waits at once. */
  readonly onRetry: () => void;
  /** Goes to the first row that needs somebody. */
  readonly onShow: () => void;
}

/** How far the saving of all rows is; every change is saved by itself. */
export function SaveSummary({ queue, online, onRetry, onShow }: SaveSummaryProps) {
  const counts = countStates(queue);
  const { waiting, failed, conflict } = counts;
  const unsent = waiting + counts.saving;
  const stuck = failed + conflict;
  const Icon = stuck > 0 ? TriangleAlert : unsent > 0 ? CloudUpload : CloudCheck;
  return (
    <Root role="status" $bad={stuck > 0} data-summary="">
      <Icon size={15} aria-hidden="true" />
      <span>{words({ unsent, saved: counts.saved, failed, conflict, online })}</span>
      {stuck > 0 && (
        <Button size="small" onClick={onShow}>
          Tampilkan
        </Button>
      )}
      {waiting > 0 && !online && (
        <Button size="small" onClick={onRetry}>
          Coba kirim sekarang
        </Button>
      )}
    </Root>
  );
}

interface Counts {
  readonly unsent: number;
  readonly saved: number;
  readonly failed: number;
  readonly conflict: number;
  readonly online: boolean;
}

function words({ unsent, saved, failed, conflict, online }: Counts): string {
  const parts: string[] = [];
  if (failed > 0) parts.push(`${failed} baris gagal disimpan`);
  if (conflict > 0) parts.push(`${conflict} baris bentrok dengan perubahan orang lain`);
  if (unsent > 0) {
    parts.push(
      online
        ? `${unsent} baris sedang disimpan`
        : `Luring: ${unsent} baris menunggu sambungan dan tidak hilang`,
    );
  }
  if (parts.length > 0) return `${parts.join('; ')}.`;
  return saved > 0 ? 'Semua perubahan tersimpan.' : 'Perubahan tersimpan sendiri, baris demi baris.';
}
