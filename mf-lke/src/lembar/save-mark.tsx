import type { LkeBaris } from '@selaras/contracts';
import { formatZoned } from '@selaras/domain';
import {
  ConflictChoice,
  conflictDifferences,
  type RowEdit,
  type RowModel,
  type Saver,
  type SheetColumn,
} from '@selaras/sheet';
import { Button, Spinner, space, tokens } from '@selaras/ui';
import { Check, CircleAlert, Clock } from 'lucide-react';
import { useMemo } from 'react';
import styled from 'styled-components';

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

interface SaveMarkProps {
  readonly edit: RowEdit<LkeBaris> | undefined;
  readonly model: RowModel<LkeBaris>;
  /** What a conflict is told by. */
  readonly columns: readonly SheetColumn<LkeBaris>[];
  readonly saver: Pick<Saver<LkeBaris>, 'retry' | 'discard' | 'settle'>;
  readonly rowKey: string;
}

/** How far the saving of a criterion is, and what can be done when it did not go as wished. */
export function SaveMark({ edit, model, columns, saver, rowKey }: SaveMarkProps) {
  const state = edit?.state;
  const since = useMemo(() => formatZoned(new Date(), 'HH.mm'), [state, edit?.version]);
  if (edit === undefined) return <Root />;
  switch (edit.state) {
    case 'waiting':
      return (
        <Root role="status">
          <Clock size={13} aria-hidden="true" /> {edit.message ?? 'Menunggu disimpan'}
        </Root>
      );
    case 'saving':
      return (
        <Root role="status">
          <Spinner size={12} /> Menyimpan…
        </Root>
      );
    case 'saved':
      return (
        <Root role="status">
          <Check size={13} aria-hidden="true" /> Tersimpan pukul {since}
        </Root>
      );
    case 'failed':
      return (
        <Root role="alert" $bad>
          <CircleAlert size={13} aria-hidden="true" />
          <span>Gagal disimpan. {Object.values(edit.errors).flat()[0] ?? edit.message}</span>
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
          differences={conflictDifferences(model, edit, columns)}
          typed={Object.keys(edit.values)}
          onSettle={(theirs) => saver.settle(rowKey, theirs)}
        />
      );
  }
}
