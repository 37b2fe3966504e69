import { ApiError } from '@selaras/api-client';
import type { PerjanjianDetail } from '@selaras/contracts';
import { ActDialog } from '@selaras/resource';
import { TextField } from '@selaras/ui';
import { useState } from 'react';
import { type Penerbitan, useTerbitkan } from './use-steps';

interface IssueDialogProps {
  perjanjian: PerjanjianDetail;
  onClose: () => void;
}

/** Asks for what the plan does not say, then freezes the agreement. */
export function IssueDialog({ perjanjian, onClose }: IssueDialogProps) {
  const { jenis, pihak_pertama, tempat } = perjanjian;
  const [known] = useState<Penerbitan>({
    tanggal: '',
    tempat: tempat ?? '',
    nama: pihak_pertama?.nama ?? '',
    jabatan: pihak_pertama?.jabatan ?? '',
  });
  const [parties, setParties] = useState(known);
  const [tried, setTried] = useState(false);
  const terbit = useTerbitkan(perjanjian, onClose);
  const refusal = terbit.error instanceof ApiError ? terbit.error : null;
  const names = ['tanggal', 'tempat', ...(jenis === 'pemda' ? (['nama', 'jabatan'] as const) : [])] as const;
  const field = (name: keyof Penerbitan) => ({
    value: parties[name],
    onChange: ({ target }: { target: { value: string } }) => setParties({ ...parties, [name]: target.value }),
    error: tried && parties[name].trim() === '' ? 'Wajib diisi' : refusal?.errors[name]?.join(' '),
  });

  const typed = names.some((name) => parties[name] !== known[name]);

  const submit = () => {
    setTried(true);
    if (names.every((name) => parties[name].trim() !== '')) terbit.mutate(parties);
  };

  return (
    <ActDialog
      title="Terbitkan perjanjian kinerja?"
      description="Para pihak, target dan anggaran dibekukan seperti sekarang. Perubahan rencana sesudahnya memerlukan perjanjian perubahan."
      verb="Terbitkan"
      sending={terbit}
      typed={typed}
      refusal={refusal?.status === 422 ? null : refusal?.pesan}
      onSubmit={submit}
      onClose={onClose}
    >
      {jenis === 'pemda' && (
        <>
          <TextField label="Nama Bupati" maxLength={200} {...field('nama')} />
          <TextField label="Jabatan" maxLength={200} {...field('jabatan')} />
        </>
      )}
      <TextField label="Tempat" maxLength={200} {...field('tempat')} />
      <TextField label="Tanggal" type="date" {...field('tanggal')} />
    </ActDialog>
  );
}
