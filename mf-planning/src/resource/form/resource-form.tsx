import { useSession } from '@selaras/api-client';
import type { Kunci } from '@selaras/contracts';
import { isAutoFilled } from '@selaras/domain';
import {
  DraftNotice,
  draftKey,
  ErrorSummary,
  isStaleVersion,
  showServerErrors,
  useDraft,
  useSaveKey,
  useToast,
} from '@selaras/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { LockBanner, LockNotice } from '../lock-banner';
import type { ResourceRow } from '../resource';
import { Stack } from '../stack';
import { AutofillButton } from './autofill-button';
import { ConflictPart } from './conflict-part';
import { focusField } from './control-id';
import { type FormSurroundings, fieldsOf, namesOf, type Values } from './field';
import { shownSections } from './field-check';
import { isReport } from './field-lock';
import { bodyOf } from './field-values';
import { namedFields } from './field-words';
import { FormBar } from './form-bar';
import type { Autofill, FormDescription } from './form-description';
import { faultsOf } from './form-fault';
import { FormKitProvider, newBusyFields, newLabels } from './form-kit';
import { formLock } from './form-lock';
import { formResolver } from './form-resolver';
import { saveObstacle } from './save-obstacle';
import { SectionView } from './section-view';
import { useConflict } from './use-conflict';
import { isRefusal, useSaveRow } from './use-save-row';

interface ResourceFormProps {
  form: FormDescription;
  row: ResourceRow | null;
  initial: Values;
  kunci: Kunci;
  /** Whether the reader has a right to write it, as far as the lock allows. */
  mayWrite: boolean;
  surroundings: FormSurroundings;
  /** Where the form was opened from. */
  back: string;
}

/** The form of an entity over one row, or for a new one. */
export function ResourceForm({
  form: description,
  row,
  initial,
  kunci: lock,
  mayWrite,
  surroundings,
  back,
}: ResourceFormProps) {
  const { resource, sections, autofill, after, groups = {} } = description;
  const { user } = useSession();
  const toast = useToast();
  const navigate = useNavigate();
  const [left, setLeft] = useState<string | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [labels] = useState(newLabels);
  const [busy] = useState(newBusyFields);
  const saving = useRef(false);
  const place = useRef<HTMLFormElement>(null);
  const { kunci, closed, foreign } = formLock(description, lock, mayWrite);
  const resolver = useMemo(
    () => formResolver(description, kunci, surroundings),
    [description, kunci, surroundings],
  );
  const form = useForm<Values>({ defaultValues: initial, resolver, shouldFocusError: false });
  const values = useWatch({ control: form.control }) as Values;
  const { isDirty, errors, isSubmitting } = form.formState;
  const stale = useConflict(form, sections, row);
  const draft = useDraft<Values>({
    storageKey: draftKey(
      user?.id ?? 0,
      description.title ?? resource.path.slice(1),
      row?.id ?? 'baru',
      surroundings.tahun,
    ),
    form,
    versi: stale.versi,
  });
  const save = useSaveRow(description, row?.id ?? null);
  const shown = shownSections(sections, values, surroundings);
  const faults = faultsOf(shown, errors, surroundings);
  const report = isReport(groups, fieldsOf(sections).flatMap(namesOf));

  const send = form.handleSubmit(
    async (wanted) => {
      if (saving.current) return;
      saving.current = true;
      setFault(null);
      try {
        const saved = await save.mutateAsync({
          body: bodyOf(sections, wanted, surroundings),
          versi: stale.versi,
        });
        draft.drop();
        toast.show({ tone: 'success', title: `${capital(resource.sebutan)} disimpan` });
        setLeft(row === null && after !== undefined ? after(saved) : back);
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
    if (obstacle === null) void send();
    else setFault(obstacle);
  };
  useSaveKey(() => {
    if (!closed) submit();
  });

  // The form is left only after it has said in the document that nothing is unsaved any more.
  useEffect(() => {
    if (left !== null) void navigate(left);
  }, [left, navigate]);

  const takeDraft = () => {
    if (draft.found === null) return;
    form.reset({ ...initial, ...draft.found.nilai }, { keepDefaultValues: true });
    if (row !== null && draft.found.versi !== null) stale.setVersi(draft.found.versi);
    draft.take();
  };

  return (
    <FormProvider {...form}>
      <FormKitProvider value={{ ...labels, onBusy: busy.onBusy, sections, surroundings, kunci, groups, row }}>
        <form
          ref={place}
          noValidate
          data-unsaved={isDirty && left === null}
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <Stack $gap={5}>
            {!report && <LockBanner kunci={lock} />}
            {foreign && (
              <LockNotice reason="hak">
                {row === null
                  ? `Anda tidak dapat menambah ${resource.sebutan} sekarang.`
                  : 'Anda hanya dapat membaca data ini.'}
              </LockNotice>
            )}
            {draft.found !== null && (
              <DraftNotice waktu={draft.found.waktu} onTake={takeDraft} onDrop={draft.drop} />
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
            <ErrorSummary fault={fault} faults={faults} onPick={focusField} />
            {row === null && !closed && autofill !== undefined && isOffered(autofill, surroundings.tahun) && (
              <AutofillButton autofill={autofill} />
            )}
            {shown.map((section) => (
              <SectionView key={section.title} section={section} />
            ))}
            <FormBar
              keptAt={draft.keptAt}
              dirty={isDirty}
              saving={isSubmitting}
              closed={closed}
              back={back}
            />
          </Stack>
        </form>
      </FormKitProvider>
    </FormProvider>
  );
}

/** Last year's values are offered from 2023 on (spec 2 §9). */
const isOffered = ({ source }: Autofill, tahun: number) => source !== undefined || isAutoFilled(tahun - 1);

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
