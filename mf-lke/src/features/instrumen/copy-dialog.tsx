import { apiClient, failureText } from '@selaras/api-client';
import { ActDialog } from '@selaras/resource';
import { useAct } from '@selaras/resource/act';
import { SelectField } from '@selaras/ui';
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

/** Years around those that have an instrument, which may get one. */
function yearsWithout(years: readonly number[]): number[] {
  const [first, last] = [Math.min(...years) - 2, Math.max(...years) + 5];
  return Array.from({ length: last - first + 1 }, (_, at) => first + at).filter(
    (tahun) => !years.includes(tahun),
  );
}

/** Gives a year that has none the instrument of another one. */
export function CopyDialog({ years, from, onCopied, onClose }: CopyDialogProps) {
  const [dari, setDari] = useState(from);
  const free = yearsWithout(years);
  const [ke, setKe] = useState(free.find((tahun) => tahun > Math.max(...years)) ?? free[0]);
  const copy = useAct({
    send: (idempotencyKey, target: number) =>
      apiClient.request(instrumenEndpoints.copy, { body: { dari, ke: target }, idempotencyKey }),
    handled: [404, 409, 422],
    done: ({ data: { tahun } }) => `Instrumen ${dari} disalin ke ${tahun}`,
    onDone: ({ data: { tahun } }) => onCopied(tahun),
  });
  return (
    <ActDialog
      title="Salin instrumen"
      description="Kriteria, bobot dan skala disalin ke tahun yang belum punya, lalu dapat diubah."
      verb="Salin"
      disabled={ke === undefined}
      sending={copy}
      typed={false}
      refusal={copy.error && failureText(copy.error).pesan}
      onSubmit={() => ke !== undefined && copy.mutate(ke)}
      onClose={onClose}
    >
      <SelectField
        label="Dari tahun"
        options={years.map((tahun) => ({ value: tahun, label: String(tahun) }))}
        value={dari}
        onChange={({ target }) => setDari(Number(target.value))}
      />
      <SelectField
        label="Ke tahun"
        options={free.map((tahun) => ({ value: tahun, label: String(tahun) }))}
        value={ke}
        onChange={({ target }) => setKe(Number(target.value))}
      />
    </ActDialog>
  );
}
