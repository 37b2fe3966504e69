import { ConflictView, latePart } from '@selaras/ui';
import { shownNames } from '../../core/typed/conflict';
import type { Editable } from '../../core/typed/versioned';
import type { VersionedForm } from './use-versioned';

const DraftNotice = latePart(async () => (await import('../form/draft-notice')).DraftNotice);

export interface VersionedNoticesProps<Values extends object> {
  /** What `useVersioned` answers. */
  form: Pick<
    VersionedForm<Editable, Values>,
    'conflict' | 'found' | 'choose' | 'takeCurrent' | 'takeDraft' | 'dropDraft'
  >;
  /** What each field is called, and its value in words. */
  words: {
    readonly [Name in keyof Values]: readonly [label: string, wordsOf: (value: Values[Name]) => string];
  };
}

/** What stands above a form that is drawn by hand: what was typed before, and what somebody else saved meanwhile. */
export function VersionedNotices<Values extends object>({ form, words }: VersionedNoticesProps<Values>) {
  const { conflict, found } = form;
  return (
    <>
      {found !== null && <DraftNotice waktu={found.waktu} onTake={form.takeDraft} onDrop={form.dropDraft} />}
      {conflict !== null && (
        <ConflictView
          differences={shownNames(conflict).map((name) => {
            const [label, wordsOf] = words[name];
            return {
              name,
              label,
              mine: wordsOf(conflict.mine[name]),
              theirs: wordsOf(conflict.theirs[name]),
            };
          })}
          chosen={conflict.chosen}
          refused={conflict.refused}
          onChoose={form.choose}
          onTakeCurrent={form.takeCurrent}
        />
      )}
    </>
  );
}
