import { formatZoned } from '@selaras/domain';
import { SaveLine } from '@selaras/resource/sign';
import { Button } from '@selaras/ui';
import { useMemo } from 'react';
import styled from 'styled-components';
import type { SheetColumn } from '../core/column';
import type { RowKey, RowModel } from '../core/row-model';
import type { RowEdit } from '../core/save-queue';
import { ConflictChoice } from './conflict-choice';
import { conflictDifferences } from './conflict-differences';
import type { Saver } from './saver';

const Line = styled(SaveLine)`
  min-height: 24px;
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
      return <Line />;
    case 'waiting':
      return <Line step="waiting">{words.waiting(edit.message)}</Line>;
    case 'saving':
      return <Line step="saving">{words.saving}</Line>;
    case 'saved':
      return <Line step="saved">{words.saved(since)}</Line>;
    case 'failed':
      return (
        <Line step="failed">
          <span>
            {words.failed} {Object.values(edit.errors).flat()[0] ?? edit.message}
          </span>
          <Button size="small" onClick={() => saver.retry(rowKey)}>
            Coba lagi
          </Button>
          <Button size="small" variant="quiet" onClick={() => saver.discard(rowKey)}>
            Buang isian
          </Button>
        </Line>
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
