import type { RealisasiAnggota } from '@selaras/contracts';
import { ConflictChoice, conflictDifferences, type RowEdit, type Saver } from '@selaras/sheet';
import { Button, Spinner, space, tokens } from '@selaras/ui';
import { Check, CircleAlert, Clock } from 'lucide-react';
import styled from 'styled-components';
import { laporanColumns, laporanModel } from './laporan-model';

const Root = styled.div<{ $bad?: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};
  min-height: 24px;
  font-size: ${tokens.text[12]};
  color: ${({ $bad }) => ($bad ? tokens.colour.danger : tokens.colour.muted)};
  & > svg { flex: none; }
  @media print { display: none; }
`;

interface TandaSimpanProps {
  readonly edit: RowEdit<RealisasiAnggota> | undefined;
  readonly saver: Pick<Saver<RealisasiAnggota>, 'retry' | 'discard' | 'settle'>;
  readonly rowKey: string;
}

/** How far the sending of a report is, and what can be done when it did not go as wished. */
export function TandaSimpan({ edit, saver, rowKey }: TandaSimpanProps) {
  switch (edit?.state) {
    case undefined:
      return <Root />;
    case 'waiting':
      return (
        <Root role="status">
          <Clock size={13} aria-hidden="true" />
          {edit.message === null
            ? 'Menunggu dikirim'
            : `${edit.message} Isian disimpan di perangkat ini dan dikirim sendiri.`}
        </Root>
      );
    case 'saving':
      return (
        <Root role="status">
          <Spinner size={12} /> Mengirim…
        </Root>
      );
    case 'saved':
      return (
        <Root role="status">
          <Check size={13} aria-hidden="true" /> Terkirim untuk dijawab
        </Root>
      );
    case 'failed':
      return (
        <Root role="alert" $bad>
          <CircleAlert size={13} aria-hidden="true" />
          <span>Gagal dikirim. {Object.values(edit.errors).flat()[0] ?? edit.message}</span>
          <Button size="small" onClick={() => saver.retry(rowKey)}>
            Coba lagi
          </Button>
          <Button size="small" variant="quiet" onClick={() => saver.discard(rowKey)}>
            Buang isian
          </Button>
        </Root>
      );
    case 'conflict':
      return (
        <ConflictChoice
          key={edit.version}
          differences={conflictDifferences(laporanModel, edit, laporanColumns)}
          typed={Object.keys(edit.values)}
          onSettle={(theirs) => saver.settle(rowKey, theirs)}
        />
      );
  }
}
