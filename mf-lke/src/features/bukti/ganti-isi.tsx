import { failureText } from '@selaras/api-client';
import { type LkeEviden, tautanEvidenFields } from '@selaras/contracts';
import { uploadMark } from '@selaras/portal';
import { useVersioned, VersionedNotices } from '@selaras/resource';
import { typedValues, typedWords } from '@selaras/resource/typed';
import { Button, ProgressBar, Stack, TextField } from '@selaras/ui';
import { FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { accept } from './bukti-actions';
import { RowFault } from './bukti-row';
import type { Kriteria } from './shown-bukti';
import { SameContentError, useReplace } from './use-eviden';

interface GantiIsiProps {
  kriteria: Kriteria;
  eviden: LkeEviden;
  onDone: () => void;
}

const tautanOf = (eviden: LkeEviden) => typedValues(tautanEvidenFields, eviden);
const words = typedWords(tautanEvidenFields);

const faultOf = (error: unknown) =>
  error instanceof SameContentError
    ? 'Isi ini sudah ada di antara eviden. Gunakan "Pilih yang ada".'
    : failureText(error).pesan;

/** A new content under the next number; what was scored keeps its own. */
export function GantiIsi({ kriteria, eviden, onDone }: GantiIsiProps) {
  const [part, setPart] = useState(0);
  const form = useVersioned(eviden, tautanOf, { draft: ['eviden-tautan', eviden.id] });
  const { tautan } = form.values;
  const input = useRef<HTMLInputElement>(null);
  const replace = useReplace(kriteria, form.row, setPart);
  const put = (isi: File | string) => {
    if (form.holdsBack()) return;
    replace.mutate(isi, {
      onSuccess: () => {
        form.dropDraft();
        onDone();
      },
      onError: (error) => {
        if (typeof isi === 'string') form.failed(error);
      },
    });
  };
  const hint = eviden.dinilai
    ? `Versi ${eviden.nomor} sudah dinilai dan tetap ada.`
    : `Menjadi versi ${eviden.nomor + 1}.`;
  if (eviden.jenis === 'portal') return null;
  return (
    <Stack $gap={2} {...uploadMark(replace.isPending && eviden.jenis === 'berkas', { outlives: true })}>
      {eviden.jenis === 'tautan' ? (
        <>
          <VersionedNotices form={form} words={words} />
          <TextField
            label={tautanEvidenFields.tautan.label}
            type="url"
            required={false}
            help={hint}
            value={tautan}
            onChange={({ target }) => form.set({ tautan: target.value })}
          />
          <div>
            <Button
              size="small"
              loading={replace.isPending}
              disabled={tautan.trim() === '' || tautan === form.row.tautan}
              onClick={() => put(tautan.trim())}
            >
              Ganti alamat
            </Button>
          </div>
        </>
      ) : (
        <div>
          <Button
            size="small"
            icon={<FileUp size={16} />}
            loading={replace.isPending}
            onClick={() => input.current?.click()}
          >
            Ganti berkas
          </Button>{' '}
          {hint}
          <input
            ref={input}
            type="file"
            hidden
            accept={accept}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file !== undefined) put(file);
              target.value = '';
            }}
          />
        </div>
      )}
      {replace.isPending && eviden.jenis === 'berkas' && (
        <ProgressBar label="Mengunggah" value={Math.round(part * 100)} />
      )}
      {replace.error !== null && form.conflict === null && (
        <RowFault role="alert">{faultOf(replace.error)}</RowFault>
      )}
    </Stack>
  );
}
