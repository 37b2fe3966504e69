import { TOKEN_DAYS_MAX } from '@selaras/contracts';
import { ActDialog } from '@selaras/resource';
import { Button, Modal, NumberField, Stack, TextField, useToast } from '@selaras/ui';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { Refusal } from './refusal';
import { useCreateToken } from './remote-mutations';

const USUAL_DAYS = 90;

/** Makes a deploy token and shows it this one time. */
export function TokenDialog({ name: remote, onClose }: { name: string; onClose: () => void }) {
  const [name, setName] = useState('');
  const [days, setDays] = useState<number | null>(USUAL_DAYS);
  const [tried, setTried] = useState(false);
  const create = useCreateToken();
  const nameFault = name.trim() === '' ? 'Nama token wajib diisi' : undefined;
  const whole = days !== null && Number.isInteger(days) && days >= 1 && days <= TOKEN_DAYS_MAX;
  const daysFault = whole ? undefined : `Isi 1 sampai ${TOKEN_DAYS_MAX} hari`;

  const made = create.data?.token;
  if (made !== undefined) return <MadeToken token={made} onClose={onClose} />;

  const submit = () => {
    setTried(true);
    if (nameFault !== undefined || !whole) return;
    create.mutate({ params: { name: remote }, body: { name: name.trim(), days } });
  };
  return (
    <ActDialog
      title="Buat token rilis"
      description={`Pemegangnya dapat menerbitkan, mengaktifkan dan mengembalikan versi ${remote}.`}
      verb="Buat token"
      sending={create}
      typed={name !== ''}
      onSubmit={submit}
      onClose={onClose}
    >
      <Refusal error={create.error} />
      <TextField
        label="Nama"
        help="Tempat token dipakai, misalnya CI tim perencanaan."
        maxLength={100}
        autoComplete="off"
        value={name}
        error={tried ? nameFault : undefined}
        onChange={({ target }) => setName(target.value)}
      />
      <NumberField
        label="Masa berlaku"
        unit="hari"
        digits={0}
        value={days}
        error={tried ? daysFault : undefined}
        onChange={setDays}
      />
    </ActDialog>
  );
}

function MadeToken({ token, onClose }: { token: string; onClose: () => void }) {
  const toast = useToast();
  const copy = () =>
    navigator.clipboard.writeText(token).then(
      () => toast.show({ tone: 'success', title: 'Token disalin' }),
      () =>
        toast.show({ tone: 'danger', title: 'Token tidak dapat disalin. Pilih teksnya lalu salin sendiri.' }),
    );
  return (
    <Modal
      open
      title="Simpan token ini sekarang"
      description="Token hanya ditampilkan sekali. Simpan sebagai rahasia CI dengan nama SELARAS_TOKEN, jangan di dalam kode."
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          Sudah saya simpan
        </Button>
      }
    >
      <Stack>
        <TextField label="Token" readOnly value={token} onFocus={({ target }) => target.select()} />
        {/* Without https a browser has no clipboard to offer. */}
        {navigator.clipboard !== undefined && (
          <div>
            <Button icon={<Copy size={16} />} onClick={() => void copy()}>
              Salin
            </Button>
          </div>
        )}
      </Stack>
    </Modal>
  );
}
