import { apiClient, failureText, handledByPage, invalidate, newIdempotencyKey } from '@selaras/api-client';
import { ActDialog } from '@selaras/resource';
import { NumberField, SelectField, useToast } from '@selaras/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { instrumenEndpoints } from './instrumen-queries';

interface CopyDialogProps {
  /** Years that have an instrument. */
  years: readonly number[];
  /** The one that is open. */
  from: number;
  onCopied: (tahun: number) => void;
  onClose: () => void;
}

/** Gives a year that has none the instrument of another one. */
export function CopyDialog({ years, from, onCopied, onClose }: CopyDialogProps) {
  const [dari, setDari] = useState(from);
  const [ke, setKe] = useState<number | null>(Math.max(...years) + 1);
  const [idempotencyKey] = useState(newIdempotencyKey);
  const queries = useQueryClient();
  const toast = useToast();
  const copy = useMutation({
    mutationFn: (target: number) =>
      apiClient.request(instrumenEndpoints.copy, { body: { dari, ke: target }, idempotencyKey }),
    meta: handledByPage(404, 409, 422),
    onSuccess: ({ data: { tahun } }) => {
      invalidate(queries);
      toast.show({ tone: 'success', title: `Instrumen ${dari} disalin ke ${tahun}` });
      onCopied(tahun);
    },
  });
  return (
    <ActDialog
      title="Salin instrumen"
      description="Kriteria, bobot dan skala disalin ke tahun yang belum punya, lalu dapat diubah."
      verb="Salin"
      disabled={ke === null}
      sending={copy}
      typed={false}
      refusal={copy.error && failureText(copy.error).pesan}
      onSubmit={() => ke !== null && copy.mutate(ke)}
      onClose={onClose}
    >
      <SelectField
        label="Dari tahun"
        options={years.map((tahun) => ({ value: tahun, label: String(tahun) }))}
        value={dari}
        onChange={({ target }) => setDari(Number(target.value))}
      />
      <NumberField label="Ke tahun" value={ke} digits={0} onChange={setKe} />
    </ActDialog>
  );
}
