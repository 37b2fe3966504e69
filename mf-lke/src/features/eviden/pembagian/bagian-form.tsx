import { ApiError, failureText } from '@selaras/api-client';
import type { LkeBagian } from '@selaras/contracts';
import { ActDialog } from '@selaras/resource';
import { OptionPicker, TextField } from '@selaras/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { evidenQueries } from '../eviden-queries';
import type { PlacedKomponen } from '../layout';
import { KriteriaTree } from './kriteria-tree';
import { type BagianBody, usePembagian } from './use-pembagian';

interface BagianFormProps {
  readonly satkerId: number;
  readonly komponen: readonly PlacedKomponen[];
  /** The part that is changed; null: a new one. */
  readonly bagian: LkeBagian | null;
  readonly others: readonly LkeBagian[];
  readonly onClose: () => void;
}

const pengisiOf = (bagian: LkeBagian | null) =>
  bagian === null
    ? null
    : bagian.user_id === null
      ? `bidang-${bagian.struktur_organisasi_id}`
      : `orang-${bagian.user_id}`;

const idOf = (value: string | null, kind: 'orang' | 'bidang') =>
  value?.startsWith(`${kind}-`) ? Number(value.slice(kind.length + 1)) : null;

/** Gives criteria to a person or a division until a day. */
export function BagianForm({ satkerId, komponen, bagian, others, onClose }: BagianFormProps) {
  const write = usePembagian(satkerId);
  const choices = useQuery(evidenQueries.pilihan(satkerId));
  const [nama, setNama] = useState(bagian?.nama ?? '');
  const [pengisi, setPengisi] = useState(pengisiOf(bagian));
  const [tenggat, setTenggat] = useState(bagian?.tenggat ?? '');
  const [kriteria, setKriteria] = useState<ReadonlySet<number>>(new Set(bagian?.kriteria));
  const [typed, setTyped] = useState(false);

  const options = [
    ...(choices.data?.data.orang ?? []).map((one) => ({ value: `orang-${one.id}`, label: one.nama })),
    ...(choices.data?.data.bidang ?? []).map((one) => ({
      value: `bidang-${one.id}`,
      label: `Bidang: ${one.nama}`,
    })),
  ];
  const errors = write.error instanceof ApiError ? write.error.errors : {};
  const known = ['nama', 'pengisi', 'tenggat'].some((field) => errors[field] !== undefined);
  const change =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      setTyped(true);
      set(value);
    };
  const body: BagianBody = {
    nama,
    user_id: idOf(pengisi, 'orang'),
    struktur_organisasi_id: idOf(pengisi, 'bidang'),
    tenggat,
    kriteria: [...kriteria],
  };
  return (
    <ActDialog
      title={bagian === null ? 'Bagikan kriteria' : `Ubah bagian ${bagian.nama}`}
      verb={bagian === null ? 'Bagikan' : 'Simpan'}
      sending={write}
      typed={typed}
      disabled={kriteria.size === 0}
      refusal={write.error && !known ? (errors.kriteria?.[0] ?? failureText(write.error).pesan) : null}
      onSubmit={() => write.mutate({ act: 'simpan', bagian, body }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <TextField
        label="Nama bagian"
        value={nama}
        maxLength={200}
        error={errors.nama?.[0]}
        onChange={({ target }) => change(setNama)(target.value)}
      />
      <OptionPicker
        label="Diisi oleh"
        help="Seseorang, atau semua orang pada satu bidang"
        options={options}
        loading={choices.isPending}
        failed={choices.isError}
        onRetry={() => void choices.refetch()}
        value={pengisi}
        error={errors.pengisi?.[0]}
        onChange={(value) => change(setPengisi)(value === null ? null : String(value))}
      />
      <TextField
        label="Tenggat"
        type="date"
        value={tenggat}
        error={errors.tenggat?.[0]}
        onChange={({ target }) => change(setTenggat)(target.value)}
      />
      <KriteriaTree
        komponen={komponen}
        chosen={kriteria}
        takenBy={new Map(others.flatMap((one) => one.kriteria.map((id) => [id, one.nama])))}
        onChange={change(setKriteria)}
      />
    </ActDialog>
  );
}
