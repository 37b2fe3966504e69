import { formatBytes } from '@selaras/domain';
import { X } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../button/icon-button';
import { FileZone } from './file-zone';
import { type FieldTexts, FormField } from './form-field';

export interface FileFieldProps extends FieldTexts {
  /** Media types and endings as in `<input accept>`. */
  accept: string;
  /** Larger files are refused with words instead of being sent. */
  maxBytes: number;
  value: File | null;
  onChange: (file: File | null) => void;
  required?: boolean;
  disabled?: boolean;
}

/** One file, chosen or dropped; shows its name and size, and can be taken away again. */
export function FileField({
  label,
  labelHidden,
  help,
  error,
  accept,
  maxBytes,
  value,
  onChange,
  required = true,
  disabled = false,
}: FileFieldProps) {
  const [tooLarge, setTooLarge] = useState<string | undefined>();

  const take = ([file]: readonly File[]) => {
    if (file === undefined) return;
    const refused = file.size > maxBytes;
    setTooLarge(refused ? `${file.name} melebihi ${formatBytes(maxBytes)}.` : undefined);
    onChange(refused ? null : file);
  };

  return (
    <FormField
      label={label}
      labelHidden={labelHidden}
      help={help}
      error={tooLarge ?? error}
      required={required}
    >
      {(control) => (
        <FileZone
          control={control}
          accept={accept}
          disabled={disabled}
          title={value?.name ?? 'Pilih berkas atau letakkan di sini'}
          hint={value === null ? `Paling besar ${formatBytes(maxBytes)}` : formatBytes(value.size)}
          onFiles={take}
          aside={
            value !== null &&
            !disabled && (
              <IconButton
                label={`Lepas ${value.name}`}
                icon={<X size={18} />}
                onClick={() => onChange(null)}
              />
            )
          }
        />
      )}
    </FormField>
  );
}
