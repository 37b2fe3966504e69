import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Checkbox } from '../../field/checkbox';
import { space, tokens } from '../../token/tokens';
import type { ColumnMenuProps } from '../column-menu';
import { SortChoice, type SortChoiceProps } from './sort-choice';

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1)};
  & > h3 { font-size: ${tokens.text[14]}; }
  & select { width: 100%; font-size: ${tokens.text[14]}; font-weight: 400; }
`;

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  &:empty { display: none; }
`;

const Columns = styled.details`
  & > summary { min-height: 44px; align-content: center; font-weight: 600; cursor: pointer; }
  & label { min-height: 44px; }
`;

interface TableChoicesProps {
  /** null: the order is not the reader's to choose. */
  sort: SortChoiceProps | null;
  /** null: no column can be hidden. */
  columns: ColumnMenuProps | null;
  /** What is done with all rows, such as an export. */
  tools: ReactNode;
}

/** Order, columns and acts of a table one below the other, in the sheet of a telephone. */
export function TableChoices({ sort, columns, tools }: TableChoicesProps) {
  return (
    <>
      {sort && (
        <Part>
          <h3>Urutan</h3>
          <SortChoice {...sort} />
        </Part>
      )}
      <Acts>{tools}</Acts>
      {columns && <ColumnChoices {...columns} />}
    </>
  );
}

function ColumnChoices({ columns, wholeTexts, onToggleTexts }: ColumnMenuProps) {
  const shown = columns.filter((column) => column.shown).length;
  return (
    <Columns>
      <summary>
        Isi kartu ({shown} dari {columns.length})
      </summary>
      {columns.map(({ id, title, shown: isShown, toggle }) => (
        <Checkbox key={id} label={title} checked={isShown} onChange={toggle} />
      ))}
      <Checkbox label="Teks selengkapnya" checked={wholeTexts} onChange={onToggleTexts} />
    </Columns>
  );
}
