import { latePart } from '@selaras/ui';
import type { Values } from '../../core/form/field';
import type { LockWords } from '../../core/lock';
import { LockBanner, LockNotice } from '../lock-banner';
import type { StaleVersion } from './use-conflict';
import type { DraftHandle } from './use-draft';

const DraftNotice = latePart(async () => (await import('./draft-notice')).DraftNotice);
const RefusedParent = latePart(async () => (await import('./refused-parent')).RefusedParent);
const ConflictPart = latePart(async () => (await import('./conflict-part')).ConflictPart);

interface FormNoticesProps {
  /** Why and until when something is closed; null where that does not concern the form. */
  lock: LockWords | null;
  /** What can be written although something is closed; null: that is not told. */
  open: string | null;
  /** What a change means for other years; null: nothing. */
  revision: string | null;
  /** Why the reader may write nothing of it although the lock would let him; null when he may. */
  foreign: string | null;
  /** Why the parent that the address names is not taken; null when it is, or none is named. */
  refusal: string | null;
  /** Nothing can be written now: what was typed before waits until it can. */
  closed: boolean;
  draft: DraftHandle<Values>;
  onTakeDraft: () => void;
  stale: StaleVersion;
}

/** What stands above the fields of a form: why it is closed, what was typed before, and what somebody else saved. */
export function FormNotices({
  lock,
  open,
  revision,
  foreign,
  refusal,
  closed,
  draft,
  onTakeDraft,
  stale,
}: FormNoticesProps) {
  return (
    <>
      <LockBanner notice={lock && { ...lock, text: [lock.text, open].filter(Boolean).join(' ') }} />
      {revision !== null && !closed && <LockNotice reason="revisi">{revision}</LockNotice>}
      {foreign !== null && <LockNotice reason="hak">{foreign}</LockNotice>}
      {refusal !== null && !closed && <RefusedParent reason={refusal} />}
      {draft.found !== null && !closed && (
        <DraftNotice waktu={draft.found.waktu} onTake={onTakeDraft} onDrop={draft.drop} />
      )}
      {stale.conflict !== null && (
        <ConflictPart
          conflict={stale.conflict}
          onChoose={stale.choose}
          onTakeCurrent={() => {
            stale.takeCurrent();
            draft.drop();
          }}
        />
      )}
    </>
  );
}
