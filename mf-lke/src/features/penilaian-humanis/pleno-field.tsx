import { ApiError, apiClient, failureText, handledByPage, invalidate, rowEtag } from '@selaras/api-client';
import type { LkePleno } from '@selaras/contracts';
import { formatDecimal, formatNilaiLke } from '@selaras/domain';
import { unsavedMark } from '@selaras/portal';
import { Button, NumberField, Stack, TextAreaField } from '@selaras/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { lembarQueries } from '../../lembar/lembar-queries';
import { penilaianEndpoints } from '../penilaian/penilaian-queries';

interface PlenoFieldProps {
  readonly satkerId: number;
  readonly nama: string;
  readonly bobot: number;
  readonly pleno: LkePleno;
  /** What is typed and not saved; null: nothing. */
  readonly onTyped: (nilai: number | null) => void;
}

/** The plenary's points of one component, with the reason where they differ from the second evaluation. */
export function PlenoField({ satkerId, nama, bobot, pleno, onTyped }: PlenoFieldProps) {
  const queries = useQueryClient();
  const [nilai, setNilai] = useState<number | null>(pleno.nilai);
  const [alasan, setAlasan] = useState(pleno.alasan ?? '');
  const changed = nilai !== pleno.nilai_awal;
  const dirty = nilai !== pleno.nilai || (changed && alasan !== (pleno.alasan ?? ''));
  const save = useMutation({
    mutationFn: () =>
      apiClient.request(penilaianEndpoints.putPleno, {
        params: { satkerId, komponenId: pleno.komponen_id },
        body: { nilai: nilai ?? 0, alasan: changed ? alasan : null },
        ifMatch: rowEtag(pleno),
      }),
    meta: handledByPage(404, 409, 412, 422),
    onSuccess: () => onTyped(null),
    onSettled: () => invalidate(queries, { queryKey: lembarQueries.all }),
  });
  const refusal = save.error instanceof ApiError ? save.error : null;
  const tooHigh = nilai !== null && (nilai > bobot || nilai < 0);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (dirty && nilai !== null && !tooHigh) save.mutate();
  };
  return (
    <form noValidate onSubmit={submit} {...unsavedMark(dirty)}>
      <Stack $gap={3}>
        <NumberField
          label={`Nilai pleno ${nama}`}
          help={`Antara 0 dan ${formatDecimal(bobot, 2)}; nilai penilaian kedua ${formatNilaiLke(pleno.nilai_awal)}.`}
          digits={2}
          format={formatNilaiLke}
          value={nilai}
          error={
            tooHigh ? `Nilai harus antara 0 dan ${formatDecimal(bobot, 2)}` : refusal?.errors.nilai?.join(' ')
          }
          onChange={(value) => {
            setNilai(value);
            onTyped(value);
          }}
        />
        {changed && (
          <TextAreaField
            label="Alasan perubahan"
            lines={2}
            maxLength={2000}
            error={refusal?.errors.alasan?.join(' ')}
            value={alasan}
            onChange={({ target }) => setAlasan(target.value)}
          />
        )}
        {save.error && refusal?.errors.nilai === undefined && refusal?.errors.alasan === undefined && (
          <p role="alert">
            {refusal?.status === 412
              ? 'Baru saja diubah orang lain; simpan lagi bila isian Anda yang benar.'
              : failureText(save.error).pesan}
          </p>
        )}
        {dirty && (
          <div>
            <Button type="submit" variant="primary" size="small" loading={save.isPending} disabled={tooHigh}>
              Simpan nilai
            </Button>
          </div>
        )}
        {!dirty && save.isSuccess && <p role="status">Tersimpan</p>}
      </Stack>
    </form>
  );
}
