import { Button, type ConflictSide, ConflictView, type FieldDifference } from '@selaras/ui';
import { useState } from 'react';

interface ConflictChoiceProps {
  /** The cells that both sides changed. */
  readonly differences: readonly FieldDifference[];
  /** Every field that was typed into the row. */
  readonly typed: readonly string[];
  /** Gets the fields that take the other's value. */
  readonly onSettle: (theirs: readonly string[]) => void;
}

/**
 * Both values of every cell that somebody else changed too, and a choice between them. The row is sent once each of them
 * is chosen.
 */
export function ConflictChoice({ differences, typed, onSettle }: ConflictChoiceProps) {
  const [chosen, setChosen] = useState<Record<string, ConflictSide>>({});
  const [refused, setRefused] = useState(0);
  const settle = () => {
    if (differences.every(({ name }) => name in chosen)) onSettle(theirs);
    else setRefused(refused + 1);
  };
  const theirs = differences.map(({ name }) => name).filter((name) => chosen[name] === 'theirs');
  return (
    <>
      <ConflictView
        differences={differences}
        chosen={chosen}
        refused={refused}
        onChoose={(name, side) => setChosen((before) => ({ ...before, [name]: side }))}
        onTakeCurrent={() => onSettle(typed)}
      />
      <div>
        <Button size="small" variant="primary" onClick={settle}>
          Simpan pilihan
        </Button>
      </div>
    </>
  );
}
