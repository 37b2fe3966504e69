import { ApiError } from '@selaras/api-client';
import { komentarFields } from '@selaras/contracts';
import { PortalAround } from '@selaras/portal/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Composer } from './composer';
import { Message, Thread } from './thread';
import { ThreadActs } from './thread-acts';

const error = new ApiError({ status: 409, kode: 'BENTROK', pesan: 'Sudah berubah' });
const balasan = [{ id: 1, teks: 'Sudah' }];
const mutate = jest.fn();
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

interface TalkProps {
  selesai: boolean;
  failed?: Error;
  onSend?: (teks: string) => void;
}

function Talk({ selesai, failed, onSend = () => {} }: TalkProps) {
  const [values, set] = useState({ teks: '' });
  return (
    <PortalAround>
      <Thread
        label="Percakapan"
        thread={{ selesai, balasan }}
        first={
          <Message head="Rina · Penilai" marks="Internal">
            <p>Mana buktinya?</p>
          </Message>
        }
        reply={({ teks }) => <p>{teks}</p>}
        mark={{ error: failed ?? null }}
      >
        <ThreadActs
          selesai={selesai}
          mark={{ isPending: false, mutate }}
          composer={(onDone) => (
            <Composer
              label="Balasan"
              form={{ values, set }}
              send={{ error: failed ?? null, isPending: false }}
              onSend={() => {
                onSend(values.teks);
                onDone();
              }}
            />
          )}
        />
      </Thread>
    </PortalAround>
  );
}

it('a thread shows what was said, the answers, and why it could not be marked', async () => {
  render(<Talk selesai={false} failed={error} />);
  const thread = within(screen.getByRole('article', { name: 'Percakapan' }));
  expect(thread.getByText('Rina · Penilai Internal')).toBeInTheDocument();
  expect(thread.getByRole('listitem')).toHaveTextContent('Sudah');
  expect(thread.getByRole('alert')).toHaveTextContent('Sudah berubah');
  await press('Tandai selesai');
  expect(mutate).toHaveBeenCalledTimes(1);
});

it('one that is done is opened again', () => {
  render(<Talk selesai />);
  expect(screen.getByRole('button', { name: 'Buka lagi' })).toBeInTheDocument();
});

it('an answer is written on demand, within its limit, and is gone once it is sent', async () => {
  const onSend = jest.fn();
  render(<Talk selesai={false} onSend={onSend} />);
  await press('Balas');
  expect(screen.getByRole('button', { name: 'Kirim' })).toBeDisabled();
  const field = screen.getByLabelText(/^Balasan/);
  expect(field).toHaveAttribute('maxlength', String(komentarFields.teks.maxLength));
  await userEvent.type(field, 'Terlampir');
  await press('Kirim');
  expect(onSend).toHaveBeenCalledWith('Terlampir');
  expect(screen.queryByLabelText(/^Balasan/)).not.toBeInTheDocument();
});

it('what is refused says why at its field and stays', async () => {
  render(<Talk selesai={false} failed={error} />);
  await press('Balas');
  expect(screen.getByLabelText(/^Balasan/)).toHaveAccessibleDescription(/Sudah berubah/);
  await press('Batal membalas');
  expect(screen.queryByLabelText(/^Balasan/)).not.toBeInTheDocument();
});
