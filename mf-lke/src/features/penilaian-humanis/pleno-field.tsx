import { ApiError, apiClient, failureText, handledByPage, invalidate, rowEtag } from '@selaras/api-client';
import { type LkePleno, plenoLkeFields } from '@selaras/contracts';
import { EMPTY_VALUE, formatDecimal, formatNilaiLke } from '@selaras/domain';
import { unsavedMark } from '@selaras/portal';
import { useVersioned, VersionedNotices } from '@selaras/resource';
import { TypedField, type TypedValues, typedBody, typedValues, typedWords } from '@selaras/resource/typed';
import { Button, NumberField, Stack } from '@selaras/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect } from 'react';
import { lembarQueries } from '../../lembar/lembar-queries';
import { penilaianEndpoints } from '../penilaian/penilaian-queries';

interface PlenoFieldProps {
  readonly satkerId: number;
  readonly nama: string;
  readonly bobot: number;
  readonly pleno: LkePleno;
  /** What is typed and not saved; null: nothing. The same function as long as the component is shown. */
  readonly onTyped: (komponenId: number, nilai: number | null) => void;
}

const fields = plenoLkeFields;
type Isian = TypedValues<typeof fields>;
const isianOf = (pleno: LkePleno): Isian => typedValues(fields, pleno);
const words = {
  ...typedWords(fields),
  nilai: [
    fields.nilai.label,
    (nilai: number | null) => (nilai === null ? EMPTY_VALUE : formatNilaiLke(nilai)),
  ],
} as const;

/**
 * The plenary's points of one component, with the reason where they differ from the second evaluation (domain §4). What
 * nobody typed over shows what is stored now; what was typed is saved over the version that it was typed over.
 */
export function PlenoField({ satkerId, nama, bobot, pleno, onTyped }: PlenoFieldProps) {
  const queries = useQueryClient();
  const { komponen_id: komponenId, nilai_awal } = pleno;
  const form = useVersioned(pleno, isianOf, { draft: ['pleno', satkerId, komponenId] });
  const { row, conflict, typed } = form;
  const { nilai } = form.values;
  const changed = nilai !== nilai_awal;
  useEffect(() => onTyped(komponenId, typed ? nilai : null), [onTyped, komponenId, typed, nilai]);
  const save = useMutation({
    mutationFn: ({ points, isian }: { points: number; isian: Isian }) =>
      apiClient.request(penilaianEndpoints.putPleno, {
        params: { satkerId, komponenId },
        body: { nilai: points, alasan: points === nilai_awal ? null : typedBody(fields, isian).alasan },
        ifMatch: rowEtag(row),
      }),
    meta: handledByPage(404, 409, 412, 422),
    onError: form.failed,
    onSuccess: ({ data }, { isian }) => form.saved(data, isian),
    onSettled: () => invalidate(queries, { queryKey: lembarQueries.all }),
  });
  const refusal = save.error instanceof ApiError ? save.error : null;
  const tooHigh = nilai !== null && (nilai > bobot || nilai < 0);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (nilai === null || tooHigh || save.isPending || form.holdsBack()) return;
    if (typed) save.mutate({ points: nilai, isian: form.values });
    else form.takeCurrent();
  };
  return (
    <form noValidate onSubmit={submit} {...unsavedMark(typed)}>
      <Stack $gap={3}>
        <VersionedNotices form={form} words={words} />
        <NumberField
          label={`${fields.nilai.label} ${nama}`}
          help={`Antara 0 dan ${formatDecimal(bobot, 2)}; nilai penilaian kedua ${formatNilaiLke(nilai_awal)}.`}
          digits={2}
          format={formatNilaiLke}
          value={nilai}
          error={
            tooHigh ? `Nilai harus antara 0 dan ${formatDecimal(bobot, 2)}` : refusal?.errors.nilai?.join(' ')
          }
          onChange={(value) => form.set({ nilai: value })}
        />
        {changed && (
          <TypedField
            fields={fields}
            name="alasan"
            form={form}
            error={refusal?.errors.alasan?.join(' ')}
            required
          />
        )}
        {save.error !== null &&
          refusal?.status !== 412 &&
          !refusal?.errors.nilai &&
          !refusal?.errors.alasan && <p role="alert">{failureText(save.error).pesan}</p>}
        {(typed || conflict !== null) && (
          <div>
            <Button type="submit" variant="primary" size="small" loading={save.isPending} disabled={tooHigh}>
              Simpan nilai
            </Button>
          </div>
        )}
        {!typed && conflict === null && save.isSuccess && <p role="status">Tersimpan</p>}
      </Stack>
    </form>
  );
}
