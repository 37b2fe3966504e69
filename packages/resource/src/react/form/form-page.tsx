import {
  RETURN_PARAM,
  safeReturn,
  useLocation,
  useParams,
  useSearchParams,
  useSession,
} from '@selaras/portal';
import { seesAllUnits } from '@selaras/roles';
import { ErrorState, LoadingState, PageHeader, useLoaded } from '@selaras/ui';
import type { QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { FormSurroundings } from '../../core/form/field';
import { valuesOfRow } from '../../core/form/field-values';
import type { FormDescription } from '../../core/form/form-description';
import { givenValues, newRow } from '../../core/form/new-row';
import { type Lock, noLock } from '../../core/lock';
import { type AnyResource, lockOf, type ResourceRow } from '../../core/resource';
import { loadFailure } from '../load-failure';
import { HOME, usePlaces } from '../use-places';
import { useYear } from '../use-year';
import { prepareFormRead, useFormRead } from './form-read';
import { ResourceForm } from './resource-form';
import { useGivenParent } from './use-given-parent';

const readNew = ({ queries }: AnyResource) => queries.list({ page: 1 } as never);

/** Asks for what a form begins with, a row or whether one may be added, before its page is drawn. */
export const prepareForm =
  ({ resource }: FormDescription) =>
  ({
    queries,
    params: { id },
  }: {
    readonly queries: QueryClient;
    readonly params: Readonly<Record<string, string | undefined>>;
  }): Promise<void> =>
    prepareFormRead(queries, id === undefined ? readNew(resource) : resource.queries.detail(Number(id)));

/** The page that makes a row, and the page that changes one, drawn from the same description. */
export function formPage(form: FormDescription) {
  return function Page() {
    const { id } = useParams();
    return <FormView form={form} id={id === undefined ? null : Number(id)} />;
  };
}

interface FormViewProps {
  form: FormDescription;
  /** null makes a new row. */
  id: number | null;
  /** Where it leads to when the address names no place to come back to. */
  back?: string;
}

/** The form of an entity wherever it stands. */
export function FormView({ form, id, back }: FormViewProps) {
  const { pathname, search } = useLocation();
  const places = usePlaces(form.resource);
  const here = pathname + search;
  // Another row, or the row of another year, is another form.
  const key = `${id} ${useYear(form.resource)}`;
  return id === null ? (
    <NewRow key={key} form={form} back={back ?? places.list(here) ?? HOME} />
  ) : (
    <OldRow key={key} form={form} id={id} back={back ?? places.show(id, here) ?? HOME} />
  );
}

function useBack(usual: string): string {
  const [address] = useSearchParams();
  return safeReturn(address.get(RETURN_PARAM)) ?? usual;
}

function useSurroundings(resource: AnyResource, isNew: boolean, passesLock: boolean): FormSurroundings {
  const { user } = useSession();
  const tahun = useYear(resource);
  const picksUnit = seesAllUnits(user);
  return useMemo(
    () => ({ tahun, isNew, user, picksUnit, passesLock }),
    [tahun, isNew, user, picksUnit, passesLock],
  );
}

/** The lock of what was answered, the same as long as the answer is. */
const useLock = (resource: AnyResource, answer: object | undefined): Lock =>
  useMemo(() => (answer === undefined ? noLock : lockOf(resource, answer)), [resource, answer]);

function NewRow({ form, back: usual }: { form: FormDescription; back: string }) {
  const { resource } = form;
  const { user } = useSession();
  const [address] = useSearchParams();
  const back = useBack(usual);
  const { query, answer } = useFormRead<{ kemampuan: { buat: boolean } }>(readNew(resource));
  const lock = useLock(resource, answer);
  const surroundings = useSurroundings(resource, true, lock.passes ?? false);
  const title = `Tambah ${resource.title}`;
  const given = useMemo(() => givenValues(form, address), [form, address]);
  const parent = useGivenParent(form, given);
  const unit = user?.satuan_kerja_id ?? null;
  const start = useMemo(
    () => (parent === undefined ? null : newRow(form, { given, parent, unit })),
    [form, given, parent, unit],
  );
  const {
    loading,
    data: begun,
    failure,
  } = useLoaded(
    answer === undefined ? undefined : (start ?? undefined),
    loadFailure(query, 'Formulir gagal dimuat'),
  );

  return (
    <>
      <PageHeader title={title} description={surroundings.tahun && `Tahun ${surroundings.tahun}`} />
      {failure && <ErrorState {...failure} />}
      {loading && <LoadingState />}
      {begun !== undefined && answer !== undefined && (
        <ResourceForm
          form={form}
          row={null}
          {...begun}
          lock={lock}
          mayWrite={answer.kemampuan.buat}
          surroundings={surroundings}
          back={back}
        />
      )}
    </>
  );
}

function OldRow({ form, id, back: usual }: { form: FormDescription; id: number; back: string }) {
  const { resource, sections } = form;
  const back = useBack(usual);
  const { query, answer } = useFormRead<{ data: ResourceRow }>(resource.queries.detail(id));
  const {
    loading,
    data: row,
    failure,
  } = useLoaded(answer?.data, loadFailure(query, `${resource.title} gagal dimuat`));
  const lock = useLock(resource, row);
  const surroundings = useSurroundings(resource, false, lock.passes ?? false);
  const title = form.title ?? `Ubah ${resource.title}`;

  return (
    <>
      <PageHeader title={title} description={row && resource.labelOf(row)} />
      {failure && <ErrorState {...failure} />}
      {loading && <LoadingState />}
      {row !== undefined && (
        <ResourceForm
          form={form}
          row={row}
          initial={valuesOfRow(sections, row)}
          lock={lock}
          mayWrite={form.mayWrite?.(row) ?? row.kemampuan.ubah}
          surroundings={surroundings}
          back={back}
        />
      )}
    </>
  );
}
