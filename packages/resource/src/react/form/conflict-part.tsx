import { type ConflictSide, ConflictView } from '@selaras/ui';
import type { Values } from '../../core/form/field';
import { labelOfName, namedFields } from '../../core/form/field-words';
import { wordsOf } from '../../core/form/value-words';
import { type Conflict, shownNames } from '../../core/typed/conflict';
import { useFormKit } from '../field/form-kit';

interface ConflictPartProps {
  conflict: Conflict<unknown, Values>;
  onChoose: (name: string, side: ConflictSide) => void;
  onTakeCurrent: () => void;
}

/** Both versions of a row, field by field, in the words of the form. */
export function ConflictPart({ conflict, onChoose, onTakeCurrent }: ConflictPartProps) {
  const { sections, surroundings, labels } = useFormKit();
  const { mine, theirs, chosen, refused } = conflict;
  const shown = shownNames(conflict);
  const differences = namedFields(sections)
    .filter(({ name }) => shown.includes(name))
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
      refused={refused}
      onChoose={onChoose}
      onTakeCurrent={onTakeCurrent}
    />
  );
}
