import { useSession } from '@selaras/portal';
import { type ConflictSide, draftKey } from '@selaras/ui';
import { useState } from 'react';
import { isStaleVersion } from '../../core/form/server-errors';
import {
  changed,
  decided,
  type Editable,
  isDecided,
  isTyped,
  met,
  opened,
  refused,
  resumed,
  stored,
} from '../../core/typed/versioned';
import { useKeptDraft } from './use-kept-draft';

interface VersionedOptions {
  /** Names the form and its row: what is typed is kept in this browser under it, and offered again by the next visit. */
  readonly draft?: readonly (string | number)[];
}

/**
 * What is typed over one version of a row, for forms that are drawn by hand; what a form begins with is said by
 * `valuesOf`, `row` is null while a new one is made. A row that was read anew is taken over while nothing is typed; afterwards a save builds on the version that
 * was typed over, whatever was read since. When it is refused because somebody else saved meanwhile (412 with the row),
 * both versions are kept beside each other and the next save builds on the newer one, once everything that both changed
 * is decided.
 */
export function useVersioned<Row extends Editable, Values extends object>(
  row: Row,
  valuesOf: (row: Row) => Values,
  { draft: place }: VersionedOptions = {},
) {
  const { user } = useSession();
  const [state, setState] = useState(() => opened(row, valuesOf(row)));
  const typed = isTyped(state);
  if (!typed && state.conflict === null && versionOf(row) > versionOf(state.row))
    setState(opened(row, valuesOf(row)));
  const draft = useKeptDraft(
    place === undefined ? null : draftKey(user?.id ?? 0, ...place),
    typed ? { versi: state.row?.versi ?? null, awal: state.base, nilai: state.values } : null,
  );

  return {
    /** The row that the next save builds on. */
    row: state.row,
    values: state.values,
    typed,
    conflict: state.conflict,
    /** What was kept of an earlier visit, until it is taken over or thrown away. */
    found: draft.found,
    set: (part: Partial<Values>) => setState((now) => changed(now, part)),
    /** Whether a save waits because something is not decided; says so where the choice is made. */
    holdsBack: (): boolean => {
      if (isDecided(state)) return false;
      setState(refused);
      return true;
    },
    /** The row was saved as it was `sent`: what was typed since then stays. Without it everything was. */
    saved: (now: Row, sent?: Values) => {
      draft.drop();
      setState((before) => stored(before, now, valuesOf(now), sent ?? before.values));
    },
    /** A save failed; nothing happens unless somebody else was faster. */
    failed: (error: unknown) => {
      if (!isStaleVersion<NonNullable<Row>>(error)) return;
      const { terkini } = error;
      setState((now) => met(now, terkini, valuesOf(terkini)));
    },
    choose: (name: string, side: ConflictSide) => setState((now) => decided(now, name, side)),
    takeCurrent: () => {
      draft.drop();
      setState((now) => opened(now.row, valuesOf(now.row)));
    },
    /** Goes on with what was kept, over the row as it is now. */
    takeDraft: () => {
      if (draft.found === null) return;
      setState(resumed(state.row, valuesOf(state.row), draft.found));
      draft.take();
    },
    dropDraft: draft.drop,
  };
}

/** What `VersionedNotices` draws of it. */
export type VersionedForm<Row extends Editable, Values extends object> = ReturnType<
  typeof useVersioned<Row, Values>
>;

const versionOf = (row: Editable): number => row?.versi ?? 0;
