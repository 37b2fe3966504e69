import { useNavigate } from '@selaras/portal';
import { useSaveKey } from '@selaras/ui';
import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { FormSurroundings, Section, Values } from '../../core/form/field';
import { bodyOf } from '../../core/form/field-values';
import { namedFields } from '../../core/form/field-words';
import type { FormDescription } from '../../core/form/form-description';
import { faultsOf } from '../../core/form/form-fault';
import { isStaleVersion, showServerErrors } from '../../core/form/server-errors';
import type { ResourceRow } from '../../core/resource';
import { focusField } from '../field/control-id';
import { newBusyFields } from '../field/form-kit';
import { saveObstacle } from './save-obstacle';
import { useSavedNotice } from './saved/use-saved-notice';
import type { StaleVersion } from './use-conflict';
import { isRefusal, useSaveRow } from './use-save-row';

interface SubmitInput {
  readonly description: FormDescription;
  readonly form: UseFormReturn<Values>;
  readonly row: ResourceRow | null;
  /** What the form shows now. */
  readonly shown: readonly Section[];
  readonly surroundings: FormSurroundings;
  readonly stale: StaleVersion;
  /** Nothing may be written. */
  readonly closed: boolean;
  /** Where the form leads once it is saved. */
  readonly back: string;
  readonly onSaved: () => void;
}

/** The save of a form: once however often it is asked for, with what keeps it back, and then the way on. */
export function useSubmit({
  description,
  form,
  row,
  shown,
  surroundings,
  stale,
  closed,
  back,
  onSaved,
}: SubmitInput) {
  const { sections } = description;
  const onceSaved = useSavedNotice(description, row === null, back);
  const navigate = useNavigate();
  const save = useSaveRow(description, row?.id ?? null);
  const [left, setLeft] = useState<string | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [busy] = useState(newBusyFields);
  const saving = useRef(false);
  const place = useRef<HTMLFormElement>(null);

  const send = form.handleSubmit(
    async (wanted) => {
      if (saving.current) return;
      saving.current = true;
      setFault(null);
      const telling = onceSaved();
      try {
        const { data: saved } = await save.mutateAsync({
          body: bodyOf(sections, wanted, surroundings),
          versi: stale.versi,
        });
        onSaved();
        const tellSaved = await telling;
        setLeft(tellSaved(saved, wanted));
      } catch (error) {
        if (isStaleVersion<ResourceRow>(error)) stale.meet(error.terkini);
        else if (isRefusal(error)) {
          const names = namedFields(sections).map(({ name }) => name);
          setFault(showServerErrors(error, names, form.setError));
        }
        saving.current = false;
      }
    },
    (found) => {
      setFault(null);
      const [first] = faultsOf(shown, found, surroundings);
      if (first !== undefined) focusField(first.name);
    },
  );
  const submit = () => {
    const obstacle = saveObstacle(place.current, busy);
    if (obstacle !== null) setFault(obstacle);
    else if (stale.holdsBack()) setFault(null);
    else void send();
  };
  useSaveKey(() => {
    if (!closed) submit();
  });

  // The form is left only after it has said in the document that nothing is unsaved any more.
  useEffect(() => {
    if (left !== null) void navigate(left);
  }, [left, navigate]);

  return {
    /** The form's element. */
    place,
    submit,
    onBusy: busy.onBusy,
    /** What is wrong with the form as a whole. */
    fault,
    /** It is saved and about to be left. */
    leaving: left !== null,
  };
}
