import {
  BERKAS_MAX_BYTES,
  type Berkas,
  jenisBerkas,
  type TujuanBerkas,
  tujuanBerkas,
} from '@selaras/contracts';
import { formatBytes } from '@selaras/domain';
import { type FieldTexts, FileZone, FormField, IconButton, ProgressBar, useListFocus } from '@selaras/ui';
import { CircleAlert, LoaderCircle, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { BerkasFault, BerkasList, BerkasRow, BerkasRows } from './berkas-list';
import { type Unggahan, useUnggah } from './use-unggah';

/** Only holds its parts together. */
const Parts = styled.div`
  display: contents;
`;

export interface BerkasFieldProps extends FieldTexts {
  /** What the files are for; decides which kinds are taken. */
  tujuan: TujuanBerkas;
  value: readonly Berkas[];
  onChange: (berkas: Berkas[]) => void;
  /** Most files; with 1 a new one takes the place of the one before. */
  max?: number;
  required?: boolean;
  disabled?: boolean;
  /** Told when files are on their way, so that a form can wait with saving. */
  onBusy?: (busy: boolean) => void;
}

/**
 * Files that belong to a row: chosen or dropped, sent at once with their progress, listed, taken away again. They are
 * kept for a day; saving the row with their ids makes them its own.
 */
export function BerkasField({
  label,
  labelHidden,
  help,
  error,
  tujuan,
  value,
  onChange,
  max = 10,
  required = true,
  disabled = false,
  onBusy,
}: BerkasFieldProps) {
  const latest = useRef(value);
  latest.current = value;
  const change = (next: readonly Berkas[]) => {
    // Two files may arrive before the form has drawn the first one.
    latest.current = next;
    onChange([...next]);
  };
  const { daftar, send, drop } = useUnggah(tujuan, (berkas) =>
    change(max === 1 ? [berkas] : [...latest.current, berkas].slice(0, max)),
  );
  const { root, onRemove } = useListFocus(value.length + daftar.length);
  const remove = ({ id }: Berkas) => {
    onRemove();
    change(value.filter((satu) => satu.id !== id));
  };
  const take = (files: readonly File[]) => {
    // The one that is still on its way gives way, too, or it would arrive last and win.
    if (max === 1 && files.length > 0) for (const { nomor } of daftar) drop(nomor);
    for (const file of files.slice(0, room)) void send(file);
  };
  const busy = daftar.some(({ galat }) => galat === null);
  const told = useRef(onBusy);
  told.current = onBusy;
  useEffect(() => told.current?.(busy), [busy]);

  const room = max === 1 ? 1 : max - value.length - daftar.filter(({ galat }) => galat === null).length;
  const jenis = tujuanBerkas[tujuan].map((satu) => jenisBerkas[satu]);
  const accept = jenis.flatMap(({ akhiran, jenis: media }) => [media, ...akhiran]).join(',');
  const sebutan = tujuanBerkas[tujuan].map((satu) => satu.toUpperCase()).join(', ');

  return (
    <FormField label={label} labelHidden={labelHidden} help={help} error={error} required={required}>
      {(control) => (
        <Parts ref={root}>
          <BerkasList berkas={value} onRemove={disabled ? undefined : remove} />
          {daftar.length > 0 && (
            <BerkasRows>
              {daftar.map((unggahan) => (
                <UnggahanRow
                  key={unggahan.nomor}
                  unggahan={unggahan}
                  onDrop={() => {
                    onRemove();
                    drop(unggahan.nomor);
                  }}
                />
              ))}
            </BerkasRows>
          )}
          {room > 0 && !disabled && (
            <FileZone
              control={control}
              accept={accept}
              multiple={max > 1}
              disabled={false}
              title={max === 1 && value.length > 0 ? 'Ganti berkas' : 'Pilih berkas atau letakkan di sini'}
              hint={`${sebutan}; paling besar ${formatBytes(BERKAS_MAX_BYTES)}`}
              onFiles={take}
            />
          )}
        </Parts>
      )}
    </FormField>
  );
}

function UnggahanRow({ unggahan, onDrop }: { unggahan: Unggahan; onDrop: () => void }) {
  const { nama, bagian, galat } = unggahan;
  return (
    <BerkasRow>
      {galat === null ? (
        <LoaderCircle size={18} aria-hidden="true" />
      ) : (
        <CircleAlert size={18} aria-hidden="true" />
      )}
      {galat === null ? <ProgressBar label={nama} value={Math.round(bagian * 100)} /> : <span>{nama}</span>}
      <IconButton
        label={galat === null ? `Batalkan ${nama}` : `Tutup pesan ${nama}`}
        icon={<X size={16} />}
        size="small"
        onClick={onDrop}
      />
      {galat !== null && <BerkasFault role="alert">{galat}</BerkasFault>}
    </BerkasRow>
  );
}
