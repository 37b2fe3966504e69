import { NASKAH_MAX } from '@selaras/contracts';
import { Button, Modal, TextAreaField } from '@selaras/ui';
import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { tooLong } from './too-long';

/** Writes a footnote at the cursor, or changes the one that is chosen. */
export function CatatanDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const chosen = editor.isActive('catatanKaki');
  const [isi, setIsi] = useState(chosen ? String(editor.getAttributes('catatanKaki').isi) : '');
  const [fault, setFault] = useState<string>();
  const submit = () => {
    const text = isi.trim();
    if (text === '') return setFault('Tulis isi catatan');
    const long = tooLong('Teks', text, NASKAH_MAX.potongan);
    if (long !== undefined) return setFault(long);
    onClose();
    const at = editor.chain().focus();
    if (chosen) at.updateAttributes('catatanKaki', { isi: text }).run();
    else at.insertContent({ type: 'catatanKaki', attrs: { isi: text } }).run();
  };
  return (
    <Modal
      open
      title={chosen ? 'Ubah catatan kaki' : 'Catatan kaki'}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Batal</Button>
          <Button variant="primary" onClick={submit}>
            {chosen ? 'Simpan' : 'Sisipkan'}
          </Button>
        </>
      }
    >
      <TextAreaField
        label="Isi catatan"
        help="Nomornya mengikuti urutan di dalam laporan."
        value={isi}
        error={fault}
        onChange={({ target }) => setIsi(target.value)}
      />
    </Modal>
  );
}
