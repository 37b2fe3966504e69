import { NASKAH_MAX } from '@selaras/contracts';
import { Button, Modal, TextField } from '@selaras/ui';
import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { tooLong } from './too-long';
import { addressOf } from './web-address';

/** Gives what is chosen an address of the web, or takes it away; with nothing chosen the address itself is written. */
export function TautanDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const known = String(editor.getAttributes('link').href ?? '');
  const [text, setText] = useState(known);
  const [fault, setFault] = useState<string>();
  const submit = () => {
    const href = addressOf(text);
    if (href === null) return setFault('Tulis alamat web, misalnya https://contoh.go.id');
    const long = tooLong('Alamat', href, NASKAH_MAX.alamat);
    if (long !== undefined) return setFault(long);
    onClose();
    const at = editor.chain().focus();
    if (editor.state.selection.empty && known === '') {
      at.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
    } else at.extendMarkRange('link').setLink({ href }).run();
  };
  const remove = () => {
    onClose();
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
  };
  return (
    <Modal
      open
      title="Tautan"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Batal</Button>
          {known !== '' && <Button onClick={remove}>Lepaskan tautan</Button>}
          <Button variant="primary" onClick={submit}>
            Pasang
          </Button>
        </>
      }
    >
      <TextField
        label="Alamat"
        inputMode="url"
        value={text}
        error={fault}
        onChange={({ target }) => setText(target.value)}
      />
    </Modal>
  );
}
