import { IconButton, space, tokens } from '@selaras/ui';
import { X } from 'lucide-react';
import styled from 'styled-components';
import type { QueueOfPages, QueueRow, VerdictOutcome } from '../../core/queue/queue-description';

const Root = styled.div`
  display: flex;
  gap: ${space(3)};
  align-items: flex-start;
  padding: ${space(3)} ${space(4)};
  border: 1px solid ${tokens.colour.danger};
  border-radius: ${tokens.radius.card};
  background: ${tokens.colour['danger-soft']};
  & > div { flex: 1; min-width: 0; }
  & ul { padding-left: ${space(5)}; }
  & strong { font-weight: 600; }
`;

interface OutcomeNoticeProps<Row extends QueueRow> {
  queue: Pick<QueueOfPages<Row>, 'words' | 'labelOf'>;
  outcome: VerdictOutcome;
  /** The rows as the validator read them, to name those that were left. */
  rows: readonly Row[];
  onClose: () => void;
}

/** Names each row that a verdict on many did not reach, and why. */
export function OutcomeNotice<Row extends QueueRow>({
  queue: { words, labelOf },
  outcome: { jumlah, gagal },
  rows,
  onClose,
}: OutcomeNoticeProps<Row>) {
  const reasons = { berubah: words.changed, 'tidak-ada': 'sudah dihapus' };
  const nameOf = (id: number) => {
    const row = rows.find((one) => one.id === id);
    return row === undefined ? `Baris ${id}` : labelOf(row);
  };
  return (
    <Root role="alert">
      <div>
        <strong>
          {jumlah} baris diputuskan, {gagal.length} tidak:
        </strong>
        <ul>
          {gagal.map((left) => (
            <li key={left.id}>
              {nameOf(left.id)}: {'pesan' in left ? left.pesan : reasons[left.alasan]}
            </li>
          ))}
        </ul>
      </div>
      <IconButton size="small" label="Tutup pemberitahuan" icon={<X size={16} />} onClick={onClose} />
    </Root>
  );
}
