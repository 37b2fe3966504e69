import { failureText } from '@selaras/api-client';
import { Button, centredRow, IconButton, space, tokens } from '@selaras/ui';
import { Undo2, X } from 'lucide-react';
import styled from 'styled-components';
import { usePindah } from './use-pindah';

/** A move that was just made, with what takes it back. */
export interface Pemindahan {
  readonly langkah_id: number;
  readonly versi: number;
  readonly tim_id: number;
  readonly dari: number;
  readonly ke: number;
  readonly jumlah: number[];
  /** What was moved from whom to whom, in words. */
  readonly kalimat: string;
  /** Whether the one it was taken from may carry it again. */
  readonly kembali: boolean;
}

const Root = styled.div`
  ${centredRow(2, 3)}
  padding: ${space(2)} ${space(4)};
  border: 1px solid ${tokens.colour.brand};
  border-radius: ${tokens.radius.card};
  background: ${tokens.colour['brand-soft']};
  color: ${tokens.colour.text};
  & > p { flex: 1 1 16rem; margin: 0; overflow-wrap: anywhere; }
  @media print { display: none; }
`;

interface PindahNoticeProps {
  readonly unit: number;
  readonly moved: Pemindahan;
  /** Called once it was taken back or put away. */
  readonly onDone: (moved: null) => void;
}

/** Says what was moved and takes it back, until the next move. */
export function PindahNotice({ unit, moved, onDone }: PindahNoticeProps) {
  const pindah = usePindah(unit);
  const { kalimat, kembali, dari, ke, ...move } = moved;
  return (
    <Root>
      <p role="status">
        {kalimat}
        {pindah.error && ` Tidak dapat dibatalkan: ${failureText(pindah.error).pesan}`}
      </p>
      {kembali && (
        <Button
          size="small"
          icon={<Undo2 size={14} />}
          loading={pindah.isPending}
          onClick={() => pindah.mutate({ ...move, dari: ke, ke: dari }, { onSuccess: () => onDone(null) })}
        >
          Batalkan
        </Button>
      )}
      <IconButton
        size="small"
        label="Tutup pemberitahuan"
        icon={<X size={16} />}
        onClick={() => onDone(null)}
      />
    </Root>
  );
}
