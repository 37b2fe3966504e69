import { Button, centredRow, space, tokens } from '@selaras/ui';
import { ArrowDown, CircleCheckBig, RotateCcw } from 'lucide-react';
import styled from 'styled-components';
import type { TemuanSheet } from './use-temuan-baris';

const Root = styled.div`
  ${centredRow(2, 3)}
  padding: 0 ${space(3)} ${space(2)};
  & > p { display: flex; align-items: center; gap: ${space(2)}; max-width: none; }
  & > p > svg { flex: none; color: ${tokens.status.tercapai}; }
  @media print { display: none; }
`;

interface TemuanToolsProps {
  readonly temuan: TemuanSheet;
  /** Goes to the next cell that lacks something. */
  readonly onNext: () => void;
}

/** How much the plan still lacks, and the way from cell to cell through it. */
export function TemuanTools({ temuan: { jumlah, failed, retry }, onNext }: TemuanToolsProps) {
  if (failed) {
    return (
      <Root>
        <p role="alert">Perencanaan gagal diperiksa.</p>
        <Button size="small" icon={<RotateCcw size={14} />} onClick={retry}>
          Coba lagi
        </Button>
      </Root>
    );
  }
  if (jumlah === null) return null;
  const { wajib, saran } = jumlah;
  if (wajib + saran === 0) {
    return (
      <Root>
        <p role="status">
          <CircleCheckBig size={16} aria-hidden="true" />
          Siap diajukan: tidak ada lagi yang perlu dilengkapi.
        </p>
      </Root>
    );
  }
  return (
    <Root>
      <p role="status">
        {[wajib > 0 && `${wajib} hal wajib`, saran > 0 && `${saran} hal sebaiknya`]
          .filter(Boolean)
          .join(', ')}{' '}
        dilengkapi.
      </p>
      <Button size="small" icon={<ArrowDown size={14} />} onClick={onNext}>
        Berikutnya
      </Button>
    </Root>
  );
}
