import { unsavedMark, useSession } from '@selaras/portal';
import { draftKey, latePart, Stack, useOwnUndo } from '@selaras/ui';
import { useMemo, useState } from 'react';
import { FormProvider, type Resolver, useForm, useWatch } from 'react-hook-form';
import { type FormSurroundings, fieldsOf, type Values } from '../../core/form/field';
import { shownSections } from '../../core/form/field-check';
import { groupsOf, isAllClosed } from '../../core/form/field-lock';
import { valuesOfRow } from '../../core/form/field-values';
import type { KnownLabels } from '../../core/form/field-words';
import { foldedForm } from '../../core/form/folded';
import type { FormDescription } from '../../core/form/form-description';
import { formLock } from '../../core/form/form-lock';
import { formResolver } from '../../core/form/form-resolver';
import { unitNameOf } from '../../core/form/unit-name';
import type { Lock } from '../../core/lock';
import type { ResourceRow } from '../../core/resource';
import { FormKitProvider, newLabels } from '../field/form-kit';
import { LateAutofillButton } from './autofill/late-autofill-button';
import { FormBar } from './form-bar';
import { FormNotices } from './form-notices';
import { LateFoldedSections } from './section/late-folded-sections';
import { SectionView } from './section/section-view';
import { useConflict } from './use-conflict';
import { useDraft } from './use-draft';
import { useRecheck } from './use-recheck';
import { useSubmit } from './use-submit';
import { useUsualChoices } from './use-usual-choices';

/** Nothing can be wrong before something was typed: it comes once the form stands. */
const FormFaults = latePart(async () => (await import('./form-faults')).FormFaults, undefined, {
  whenAllElseStands: true,
});

interface ResourceFormProps {
  form: FormDescription;
  row: ResourceRow | null;
  initial: Values;
  /** Words of references in `initial`. */
  known?: KnownLabels;
  /** Why the parent that the address names is not taken. */
  refusal?: string | null;
  lock: Lock;
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
  known,
  refusal = null,
  lock: given,
  mayWrite,
  surroundings: around,
  back,
}: ResourceFormProps) {
  const { resource, sections, autofill, groups = {}, Beside } = description;
  const { user } = useSession();
  const [labels] = useState(() => newLabels(known));
  const { lock, closed, foreign } = formLock(description, given, mayWrite);
  const unitNama = (now: Values) => unitNameOf(now, { row, labels: labels.labels, user });
  const resolver: Resolver<Values> = (now, ...more) =>
    formResolver(description, lock, { ...around, unitNama: unitNama(now) })(now, ...more);
  const form = useForm<Values>({ defaultValues: initial, resolver, shouldFocusError: false });
  const values = useWatch({ control: form.control }) as Values;
  const nama = unitNama(values);
  const surroundings = useMemo(() => ({ ...around, unitNama: nama }), [around, nama]);
  const { isDirty, errors, isSubmitting } = form.formState;
  useRecheck(form);
  const undo = useOwnUndo();
  useUsualChoices(form, sections, row === null);
  const stale = useConflict(form, (current: ResourceRow) => valuesOfRow(sections, current), row);
  const draft = useDraft<Values>({
    storageKey: draftKey(
      user?.id ?? 0,
      description.title ?? resource.path.slice(1),
      row?.id ?? 'baru',
      surroundings.tahun ?? 'setiap-tahun',
    ),
    form,
    versi: stale.versi,
    awal: row === null ? null : stale.base,
  });
  const shown = shownSections(sections, values, surroundings);
  const folded = foldedForm(shown, description.first);
  const written = groupsOf(groups, fieldsOf(sections));
  const notice = given.concerns(written) ? given.notice : null;
  /** The notice above tells of every part that it concerns: none of them says it again. */
  const told = foreign || (notice !== null && isAllClosed(given, written));
  const { place, submit, onBusy, fault, leaving } = useSubmit({
    description,
    form,
    row,
    shown,
    surroundings,
    stale,
    closed,
    back,
    onSaved: draft.drop,
  });

  const takeDraft = () => {
    if (draft.found === null) return;
    stale.resume(draft.found);
    draft.take();
  };

  return (
    <FormProvider {...form}>
      <FormKitProvider value={{ ...labels, onBusy, sections, surroundings, lock, told, groups, row }}>
        {Beside && row && <Beside row={row} />}
        <form
          ref={place}
          noValidate
          {...undo}
          {...unsavedMark(isDirty && !leaving)}
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <Stack $gap={5}>
            <FormNotices
              lock={notice}
              open={foreign ? null : (given.openWords?.(written) ?? null)}
              revision={given.revision ?? null}
              foreign={foreign ? foreignWords(row, resource.sebutan) : null}
              refusal={refusal}
              closed={closed}
              draft={draft}
              onTakeDraft={takeDraft}
              stale={stale}
            />
            <FormFaults fault={fault} sections={shown} errors={errors} surroundings={surroundings} />
            {row === null &&
              !closed &&
              autofill !== undefined &&
              (autofill.isOffered?.(surroundings) ?? true) && <LateAutofillButton autofill={autofill} />}
            {(folded?.first ?? shown).map((section) => (
              <SectionView key={section.title} section={section} />
            ))}
            {folded !== null && (
              <LateFoldedSections {...folded} form={description.title ?? resource.path.slice(1)} />
            )}
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

const foreignWords = (row: ResourceRow | null, sebutan: string): string =>
  row === null ? `Anda tidak dapat menambah ${sebutan} sekarang.` : 'Anda hanya dapat membaca data ini.';
