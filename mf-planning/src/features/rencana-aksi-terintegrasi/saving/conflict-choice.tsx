import { Button, type ConflictSide, ConflictView, type FieldDifference } from '@selaras/ui';
import { useState } from 'react';
import type { Baris, FieldName } from '../core/baris';
import { cellText, columnName, type GridColumn } from '../core/grid-column';
import { conflictFields, type RowEdit, withEdit } from './save-queue';

interface ConflictChoiceProps {
  readonly edit: RowEdit;
  readonly columns: readonly GridColumn[];
  /** Gets the fields that take the other's value. */
  readonly onSettle: (theirs: readonly string[]) => void;
}

/** Both values of every cell that somebody else changed too, and a choice between them. */
export function ConflictChoice({ edit, columns, onSettle }: ConflictChoiceProps) {
  const [chosen, setChosen] = useState<Record<string, ConflictSide>>({});
  const fields = conflictFields(edit);
  const { terkini } = edit;
  if (terkini === null) return null;
  const mine = withEdit(terkini, edit);
  return (
    <>
      <ConflictView
        differences={fields.map((field) => differenceOf(field, mine, terkini, columns))}
        chosen={chosen}
        onChoose={(name, side) => setChosen((before) => ({ ...before, [name]: side }))}
        onTakeCurrent={() => onSettle(Object.keys(edit.isian))}
      />
      <div>
        <Button
          size="small"
          variant="primary"
          onClick={() => onSettle(fields.filter((field) => chosen[field] === 'theirs'))}
        >
          Simpan pilihan
        </Button>
      </div>
    </>
  );
}

function differenceOf(
  field: FieldName,
  mine: Baris,
  theirs: Baris,
  columns: readonly GridColumn[],
): FieldDifference {
  const column = columns.find((one) => one.field === field);
  const text = (row: Baris) =>
    (column === undefined ? String(row[field] ?? '') : cellText(column, row)) || '–';
  return {
    name: field,
    label: column === undefined ? field : columnName(column),
    mine: text(mine),
    theirs: text(theirs),
  };
}
