import { PortalAround } from '@selaras/portal/testing';
import { TextField } from '@selaras/ui';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ActDialog } from './act-dialog';

function Dialog({ onSend, onClose }: { onSend: () => void; onClose: () => void }) {
  const [note, setNote] = useState('');
  const [missing, setMissing] = useState(false);
  const submit = () => {
    setMissing(note === '');
    if (note !== '') onSend();
  };
  return (
    <ActDialog
      title="Kembalikan?"
      verb="Kembalikan"
      sending={{ isPending: false, isSuccess: false }}
      typed={note !== ''}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label="Catatan"
        error={missing ? 'Wajib diisi' : undefined}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
    </ActDialog>
  );
}

const open = (confirm: () => boolean) => {
  const onSend = jest.fn();
  const onClose = jest.fn();
  render(
    <PortalAround confirm={confirm}>
      <Dialog onSend={onSend} onClose={onClose} />
    </PortalAround>,
  );
  return { onSend, onClose };
};

it('closes at once while nothing is typed', async () => {
  const { onClose } = open(() => false);
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});

it.each([
  ['stays when the answer is no', false, 0],
  ['closes when the answer is yes', true, 1],
])('asks before what was typed is lost: %s', async (_case, answer, closed) => {
  const { onClose } = open(() => answer);
  await userEvent.type(screen.getByRole('textbox', { name: 'Catatan' }), 'Perbaiki target');
  await userEvent.click(screen.getByRole('button', { name: 'Batal' }));
  expect(onClose).toHaveBeenCalledTimes(closed);
});

it('goes to the first field that must be mended', async () => {
  const { onSend } = open(() => false);
  await userEvent.click(screen.getByRole('button', { name: 'Kembalikan' }));
  expect(screen.getByRole('textbox', { name: 'Catatan' })).toHaveFocus();
  expect(onSend).not.toHaveBeenCalled();
});
