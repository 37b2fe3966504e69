import type { KeptFile } from '@selaras/contracts';
import type { OwnFieldProps } from '@selaras/resource/core';
import { FilesField } from '@selaras/resource/files';
import { useField, useFormKit } from '@selaras/resource/form';

const TUJUAN = 'bukti_rencana_aksi';

/** Files that prove a quarter: sent as soon as they are chosen, kept by the save of the report. */
export function EvidenFiles({ closed, field }: OwnFieldProps) {
  const [name = ''] = field.names;
  const { value, onChange, error } = useField<readonly KeptFile[]>(name);
  const { onBusy } = useFormKit();
  return (
    <FilesField
      label={field.label}
      required={false}
      tujuan={TUJUAN}
      disabled={closed}
      error={error}
      value={value}
      onChange={onChange}
      onBusy={(busy) => onBusy(name, busy)}
    />
  );
}
