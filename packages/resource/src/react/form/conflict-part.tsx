import { type ConflictSide, ConflictView } from '@selaras/ui';
import type { Conflict } from '../../core/form/conflict';
import type { Values } from '../../core/form/field';
import { labelOfName, namedFields } from '../../core/form/field-words';
import { wordsOf } from '../../core/form/value-words';
import { useFormKit } from '../field/form-kit';

interface ConflictPartProps {
  conflict: Conflict<unknown, Values>;
  onChoose: (name: string, side: ConflictSide) => void;
  onTakeCurrent: () => void;
}

/** Both versions of a row, field by field, in the words of the form. */
export function ConflictPart({ conflict, onChoose, onTakeCurrent }: ConflictPartProps) {
  const { sections, surroundings, labels } = useFormKit();
  const { mine, theirs, chosen } = conflict;
  const differences = namedFields(sections)
    .filter(({ name }) => name in chosen)
    .map(({ name, field }) => ({
      name,
      label: labelOfName(field, name, field.kind === 'figures' ? field.columns(surroundings) : []),
      mine: wordsOf(field, name, mine[name], labels),
      theirs: wordsOf(field, name, theirs[name], labels),
    }));
  return (
    <ConflictView
      differences={differences}
      chosen={chosen}
      onChoose={onChoose}
      onTakeCurrent={onTakeCurrent}
    />
  );
}
