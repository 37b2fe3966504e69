import { Button, Checkbox, centredRow, space, tokens } from '@selaras/ui';
import { Check, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import type { QueueRow, QueueWords } from '../../core/queue/queue-description';
import type { Selection } from './use-selection';

/** On a telephone how many are chosen stands beside the box that chooses all. */
const Bar = styled.div`
  ${centredRow(2, 3)}
  padding-top: ${space(2)};
  border-top: 1px solid ${tokens.colour.line};
  & > p { flex: 1 1 160px; color: ${tokens.colour.muted}; }
  & > div:last-child { display: flex; gap: ${space(2)}; }
  @media (max-width: 560px) {
    column-gap: ${space(2)};
    & > p { flex-basis: auto; font-size: ${tokens.text[12]}; }
  }
  @media print { display: none; }
`;

interface SelectionBarProps<Row extends QueueRow> {
  words: QueueWords;
  selection: Selection<Row>;
  /** Rows of the page that wait. */
  count: number;
  onDecide: (valid: boolean) => void;
}

/** Chooses every row of the page, says how many are chosen, and judges them. */
export function SelectionBar<Row extends QueueRow>({
  words,
  selection,
  count,
  onDecide,
}: SelectionBarProps<Row>) {
  const { chosen, all, toggleAll } = selection;
  const box = useRef<HTMLInputElement>(null);
  const some = chosen.length > 0 && !all;
  useEffect(() => {
    if (box.current !== null) box.current.indeterminate = some;
  }, [some]);

  return (
    <Bar role="group" aria-label="Putusan atas baris terpilih">
      <Checkbox
        ref={box}
        label="Pilih semua di halaman ini"
        checked={all}
        disabled={count === 0}
        onChange={toggleAll}
      />
      <p role="status">
        {chosen.length} dari {count} baris dipilih
      </p>
      <div>
        <Button
          size="small"
          icon={<X size={16} />}
          disabled={chosen.length === 0}
          onClick={() => onDecide(false)}
        >
          {words.no.word}
        </Button>
        <Button
          size="small"
          variant="primary"
          icon={<Check size={16} />}
          disabled={chosen.length === 0}
          onClick={() => onDecide(true)}
        >
          {words.yes.word}
        </Button>
      </div>
    </Bar>
  );
}
