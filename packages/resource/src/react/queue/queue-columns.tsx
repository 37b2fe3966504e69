import { EMPTY_VALUE } from '@selaras/domain';
import { Checkbox, ClampedText, IconButton, space, type TableColumn, VisuallyHidden } from '@selaras/ui';
import { ClipboardCheck } from 'lucide-react';
import styled from 'styled-components';
import type { QueueOfPages, QueueRow } from '../../core/queue/queue-description';
import type { Selection } from './use-selection';

const Ticked = styled.div`
  display: flex;
  gap: ${space(2)};
  align-items: flex-start;
  & > :first-child { margin-top: -5px; }
`;

/** The columns of a queue: a box to choose the row in the first one, the way to the dialog that judges it last. */
export function queueColumns<Row extends QueueRow>(
  { columns: [first, ...rest], labelOf, waits }: QueueOfPages<Row>,
  selection: Pick<Selection<Row>, 'has' | 'toggle'>,
  onOpen: ((row: Row) => void) | undefined,
): readonly TableColumn<Row>[] {
  const open = (onClick: (row: Row) => void): TableColumn<Row> => ({
    id: 'tindakan',
    title: 'Tindakan',
    pinnedEnd: true,
    value: () => null,
    cell: (row) => (
      <IconButton
        size="small"
        label={`Periksa ${labelOf(row)}`}
        title="Periksa"
        icon={<ClipboardCheck size={16} />}
        onClick={() => onClick(row)}
      />
    ),
  });
  const last = onOpen === undefined ? [] : [open(onOpen)];
  if (first === undefined) return last;
  const text = (row: Row) =>
    first.cell?.(row) ?? <ClampedText>{String(first.value(row) ?? EMPTY_VALUE)}</ClampedText>;
  const chosen: TableColumn<Row> = {
    ...first,
    cell: (row) =>
      (waits?.(row) ?? true) ? (
        <Ticked>
          <Checkbox
            label={<VisuallyHidden>Pilih {labelOf(row)}</VisuallyHidden>}
            checked={selection.has(row.id)}
            onChange={() => selection.toggle(row.id)}
          />
          {text(row)}
        </Ticked>
      ) : (
        text(row)
      ),
  };
  return [chosen, ...rest, ...last];
}
