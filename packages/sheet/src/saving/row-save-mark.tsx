import { formatZoned } from '@selaras/domain';
import { Button, centredRow, Spinner, tokens } from '@selaras/ui';
import { Check, CircleAlert, Clock } from 'lucide-react';
import { useMemo } from 'react';
import styled from 'styled-components';
import type { SheetColumn } from '../core/column';
import type { RowKey, RowModel } from '../core/row-model';
import type { RowEdit } from '../core/save-queue';
import { ConflictChoice } from './conflict-choice';
import { conflictDifferences } from './conflict-differences';
import type { Saver } from './saver';

const Root = styled.div<{ $bad?: boolean }>`
  ${centredRow(1, 2)}
  min-height: 24px;
  font-size: ${tokens.text[12]};
  color: ${({ $bad }) => ($bad ? tokens.colour.danger : tokens.colour.muted)};
  & > svg { flex: none; }
  @media print { display: none; }
`;

/** What is said of a row on its way. */
export interface SaveWords {
  /** Gets why it waits longer than for a pause in typing. */
  readonly waiting: (why: string | null) => string;
  readonly saving: string;
  /** Gets the time of day, `14.05`. */
  readonly saved: (time: string) => string;
  /** Stands before the reason. */
  readonly failed: string;
}

interface RowSaveMarkProps<Row> {
  readonly edit: RowEdit<Row> | undefined;
  readonly model: RowModel<Row>;
  /** What a conflict is told by. */
  readonly columns: readonly SheetColumn<Row>[];
  readonly saver: Pick<Saver<Row>, 'retry' | 'discard' | 'settle'>;
  readonly rowKey: RowKey;
  readonly words: SaveWords;
}

/** How far the saving of a row is that is drawn as a form, and what can be done when it did not go as wished. */
export function RowSaveMark<Row>({ edit, model, columns, saver, rowKey, words }: RowSaveMarkProps<Row>) {
  const state = edit?.state;
  const since = useMemo(() => formatZoned(new Date(), 'HH.mm'), [state, edit?.version]);
  switch (edit?.state) {
    case undefined:
      return <Root />;
    case 'waiting':
      return (
        <Root role="status">
          <Clock size={13} aria-hidden="true" />
          {words.waiting(edit.message)}
        </Root>
      );
    case 'saving':
      return (
        <Root role="status">
          <Spinner size={12} />
          {words.saving}
        </Root>
      );
    case 'saved':
      return (
        <Root role="status">
          <Check size={13} aria-hidden="true" />
          {words.saved(since)}
        </Root>
      );
    case 'failed':
      return (
        <Root role="alert" $bad>
          <CircleAlert size={13} aria-hidden="true" />
          <span>
            {words.failed} {Object.values(edit.errors).flat()[0] ?? edit.message}
          </span>
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
