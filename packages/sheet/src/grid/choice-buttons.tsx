import { Button, tokens, wrapRow } from '@selaras/ui';
import styled from 'styled-components';
import type { SheetColumn } from '../core/column';
import type { SheetModel } from './sheet-model';

const Root = styled.div`
  ${wrapRow(1)}
  & small {
    padding: 0 5px;
    border: 1px solid currentcolor;
    border-radius: ${tokens.radius.control};
    font: inherit;
    font-size: ${tokens.text[12]};
  }
  @media (pointer: coarse) { & small { display: none; } }
`;

interface ChoiceButtonsProps<Row, Column extends SheetColumn<Row>> {
  readonly model: SheetModel<Row, Column>;
  readonly row: Row;
  readonly column: Column;
}

/** The values of the active cell as buttons, each with its key; the one that it holds empties it again. */
export function ChoiceButtons<Row, Column extends SheetColumn<Row>>({
  model,
  row,
  column,
}: ChoiceButtonsProps<Row, Column>) {
  const held = column.value(row);
  return (
    <Root role="group" aria-label={column.title}>
      {column.choices?.map(({ value, label, key }) => (
        <Button
          key={value}
          size="small"
          variant={value === held ? 'primary' : 'secondary'}
          aria-pressed={value === held}
          aria-keyshortcuts={key}
          onClick={() => (value === held ? model.clear() : model.paste(value))}
        >
          {label} <small aria-hidden="true">{key}</small>
        </Button>
      ))}
    </Root>
  );
}
