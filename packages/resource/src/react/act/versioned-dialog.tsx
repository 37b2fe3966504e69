import { useEffect, useRef } from 'react';
import type { Editable } from '../../core/typed/versioned';
import { ActDialog, type ActDialogProps } from '../act-dialog';
import type { VersionedForm } from '../versioned/use-versioned';
import { VersionedNotices, type VersionedNoticesProps } from '../versioned/versioned-notices';

interface VersionedDialogProps<Values extends object, Body>
  extends Omit<ActDialogProps, 'sending' | 'typed' | 'onSubmit'> {
  /** What `useVersioned` answers. */
  form: VersionedNoticesProps<Values>['form'] &
    Pick<VersionedForm<Editable, Values>, 'typed' | 'holdsBack' | 'failed'>;
  words: VersionedNoticesProps<Values>['words'];
  /** Stores it over the version that was typed over. */
  save: ActDialogProps['sending'] & { readonly mutateAsync: (body: Body) => Promise<unknown> };
  /** What is sent of what was typed. */
  body: () => NoInfer<Body>;
  /** Says at the fields what is missing, and answers whether nothing is. */
  isComplete?: () => boolean;
  /** Something besides the form's values was chosen that leaving would lose. */
  chosen?: boolean;
}

/**
 * Asks for what is saved over one version of a row: what was typed before and what somebody else saved meanwhile stand
 * above the fields, a refusal is told unless it is such a conflict, and what was kept in this browser goes once it is saved.
 */
export function VersionedDialog<Values extends object, Body>({
  form,
  words,
  save,
  body,
  isComplete = () => true,
  chosen = false,
  refusal,
  children,
  ...dialog
}: VersionedDialogProps<Values, Body>) {
  const { onClose } = dialog;
  const shown = useRef(true);
  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);
  const saved = () => {
    form.dropDraft();
    if (shown.current) onClose();
  };
  return (
    <ActDialog
      {...dialog}
      sending={save}
      typed={form.typed || chosen}
      refusal={form.conflict === null ? refusal : null}
      onSubmit={() => {
        if (isComplete() && !form.holdsBack()) void save.mutateAsync(body()).then(saved, form.failed);
      }}
    >
      <VersionedNotices form={form} words={words} />
      {children}
    </ActDialog>
  );
}
