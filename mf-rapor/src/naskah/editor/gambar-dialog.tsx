import { apiClient, failureText, fileEndpoints } from '@selaras/api-client';
import { maxBytesOf, NASKAH_MAX } from '@selaras/contracts';
import { Button, FileField, Modal, NumberField, Stack, TextField } from '@selaras/ui';
import { useMutation } from '@tanstack/react-query';
import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import type { GambarAttrs } from '../gambar-view';
import { insertGambar } from './insert-gambar';
import { tooLong } from './too-long';

const TUJUAN = 'lkip_gambar';
const EMPTY = { gambar_id: 0, alt: '', keterangan: '', lebar: 100 };

interface GambarDialogProps {
  readonly editor: Editor;
  /** A file that was pasted or dropped. */
  readonly file: File | null;
  readonly onClose: () => void;
}

/** Stores a picture and puts it at the cursor, or changes what is said of the one that is chosen. */
export function GambarDialog({ editor, file: given, onClose }: GambarDialogProps) {
  const chosen = editor.isActive('gambar') && given === null;
  const [attrs, setAttrs] = useState<GambarAttrs>(
    chosen ? (editor.getAttributes('gambar') as GambarAttrs) : EMPTY,
  );
  const [file, setFile] = useState(given);
  const [faults, setFaults] = useState<Faults>({});
  const upload = useMutation({
    mutationFn: (picture: File) =>
      apiClient.request(fileEndpoints.uploadFile, {
        query: { nama: picture.name, tujuan: TUJUAN },
        file: picture,
      }),
    onSuccess: ({ data }) => insert({ ...attrs, gambar_id: data.id }),
  });
  const insert = (values: GambarAttrs) => {
    onClose();
    if (chosen) editor.chain().focus().updateAttributes('gambar', values).run();
    else insertGambar(editor, values);
  };
  const submit = () => {
    const found = faultsOf(attrs, !chosen && file === null);
    setFaults(found);
    if (Object.keys(found).length > 0) return;
    if (file === null) insert(attrs);
    else upload.mutate(file);
  };
  const refused = upload.error ? failureText(upload.error).pesan : undefined;
  return (
    <Modal
      open
      title={chosen ? 'Ubah gambar' : 'Sisipkan gambar'}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Batal</Button>
          <Button variant="primary" loading={upload.isPending} onClick={submit}>
            {chosen ? 'Simpan' : 'Sisipkan'}
          </Button>
        </>
      }
    >
      <Stack>
        {!chosen && (
          <FileField
            label="Gambar PNG atau JPEG"
            accept="image/png,image/jpeg,.png,.jpg,.jpeg"
            maxBytes={maxBytesOf(TUJUAN)}
            value={file}
            error={refused ?? faults.file}
            onChange={setFile}
          />
        )}
        <TextField
          label="Yang terlihat"
          help="Dibacakan kepada orang yang tidak melihat gambarnya."
          value={attrs.alt}
          error={faults.alt}
          onChange={({ target }) => setAttrs({ ...attrs, alt: target.value })}
        />
        <TextField
          label="Keterangan"
          help="Tampil di bawah gambar; nomornya diberikan saat laporan disusun."
          required={false}
          value={attrs.keterangan}
          error={faults.keterangan}
          onChange={({ target }) => setAttrs({ ...attrs, keterangan: target.value })}
        />
        <NumberField
          label="Lebar"
          unit="% lebar halaman"
          digits={0}
          value={attrs.lebar}
          error={faults.lebar}
          onChange={(lebar) => setAttrs({ ...attrs, lebar: lebar ?? 0 })}
        />
      </Stack>
    </Modal>
  );
}

type Faults = Partial<Record<'file' | 'alt' | 'keterangan' | 'lebar', string>>;

function faultsOf({ alt, keterangan, lebar }: GambarAttrs, isMissing: boolean): Faults {
  const altFault =
    alt.trim() === ''
      ? 'Tulis apa yang terlihat, bagi yang tidak melihatnya'
      : tooLong('Teks', alt, NASKAH_MAX.keterangan);
  const keteranganFault = tooLong('Teks', keterangan, NASKAH_MAX.keterangan);
  return {
    ...(isMissing && { file: 'Pilih gambar' }),
    ...(altFault !== undefined && { alt: altFault }),
    ...(keteranganFault !== undefined && { keterangan: keteranganFault }),
    ...((lebar < 10 || lebar > 100) && { lebar: 'Antara 10 dan 100' }),
  };
}
