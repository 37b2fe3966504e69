import { type ConflictSide, ConflictView } from '@selaras/ui';
import { type Conflict, namesOfValues } from '../../core/form/conflict';

interface VersionedConflictProps<Values extends object> {
  /** Of `useVersioned`; null: nobody else was faster. */
  conflict: Conflict<unknown, Values> | null;
  /** What each field is called, and its value in words. */
  words: {
    readonly [Name in keyof Values]: readonly [label: string, wordsOf: (value: Values[Name]) => string];
  };
  onChoose: (name: string, side: ConflictSide) => void;
  onTakeCurrent: () => void;
}

/** What was typed and what somebody else saved meanwhile, field by field. */
export function VersionedConflict<Values extends object>({
  conflict,
  words,
  ...acts
}: VersionedConflictProps<Values>) {
  if (conflict === null) return null;
  const { mine, theirs, chosen } = conflict;
  const differences = namesOfValues(mine)
    .filter((name) => name in chosen)
    .map((name) => {
      const [label, wordsOf] = words[name];
      return { name, label, mine: wordsOf(mine[name]), theirs: wordsOf(theirs[name]) };
    });
  return <ConflictView differences={differences} chosen={chosen} {...acts} />;
}
