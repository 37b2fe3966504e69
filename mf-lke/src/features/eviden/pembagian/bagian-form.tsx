import { ApiError, failureText } from '@selaras/api-client';
import { bagianLkeFields, type LkeBagian } from '@selaras/contracts';
import { EMPTY_VALUE } from '@selaras/domain';
import { ActDialog, useVersioned, VersionedNotices } from '@selaras/resource';
import { TypedField, typedBody, typedValues, typedWords } from '@selaras/resource/typed';
import { OptionPicker } from '@selaras/ui';
import { useQuery } from '@tanstack/react-query';
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

/** A part as far as it is written: what the page shows, or what a refused save answers. */
type Bagian = Pick<
  LkeBagian,
  'id' | 'versi' | 'nama' | 'user_id' | 'struktur_organisasi_id' | 'pengisi' | 'tenggat' | 'kriteria'
>;

const pengisiOf = (bagian: Bagian | null) =>
  bagian === null
    ? null
    : bagian.user_id === null
      ? `bidang-${bagian.struktur_organisasi_id}`
      : `orang-${bagian.user_id}`;

const idOf = (value: string | null, kind: 'orang' | 'bidang') =>
  value?.startsWith(`${kind}-`) ? Number(value.slice(kind.length + 1)) : null;

const { pengisi: pengisiField, ...typed } = bagianLkeFields;
const wordsOfTyped = typedWords(typed);

const isianOf = (bagian: Bagian | null) => ({
  ...typedValues(bagianLkeFields, bagian),
  pengisi: pengisiOf(bagian),
  kriteria: inOrder(bagian?.kriteria ?? []),
});
const inOrder = (ids: Iterable<number>): readonly number[] => [...ids].sort((a, b) => a - b);

/** Gives criteria to a person or a division until a day. */
export function BagianForm({ satkerId, komponen, bagian, others, onClose }: BagianFormProps) {
  const write = usePembagian(satkerId);
  const choices = useQuery(evidenQueries.pilihan(satkerId));
  const form = useVersioned<Bagian | null, ReturnType<typeof isianOf>>(bagian, isianOf, {
    draft: ['bagian', satkerId, bagian?.id ?? 'baru'],
  });
  const { row, conflict } = form;
  const { pengisi, kriteria } = form.values;

  const options = [
    ...(choices.data?.data.orang ?? []).map((one) => ({ value: `orang-${one.id}`, label: one.nama })),
    ...(choices.data?.data.bidang ?? []).map((one) => ({
      value: `bidang-${one.id}`,
      label: `Bidang: ${one.nama}`,
    })),
  ];
  const errors = write.error instanceof ApiError ? write.error.errors : {};
  const said = ['nama', 'pengisi', 'tenggat'].some((field) => errors[field] !== undefined);
  const known = [bagian, row].flatMap((one) =>
    one === null ? [] : [{ value: pengisiOf(one), label: one.pengisi }],
  );
  const numbers = new Map(
    komponen.flatMap(({ subKomponen }) =>
      subKomponen.flatMap((sub) => sub.kriteria.map(({ id, nomor }) => [id, nomor] as const)),
    ),
  );
  const words = {
    ...wordsOfTyped,
    pengisi: [
      pengisiField.label,
      (who: string | null) => [...known, ...options].find(({ value }) => value === who)?.label ?? EMPTY_VALUE,
    ],
    kriteria: [
      'Kriteria',
      (ids: readonly number[]) => ids.map((id) => numbers.get(id) ?? id).join(', ') || EMPTY_VALUE,
    ],
  } as const;
  const body: BagianBody = {
    ...typedBody(typed, form.values),
    user_id: idOf(pengisi, 'orang'),
    struktur_organisasi_id: idOf(pengisi, 'bidang'),
    kriteria: [...kriteria],
  };
  return (
    <ActDialog
      title={bagian === null ? 'Bagikan kriteria' : `Ubah bagian ${bagian.nama}`}
      verb={bagian === null ? 'Bagikan' : 'Simpan'}
      sending={write}
      typed={form.typed}
      disabled={kriteria.length === 0}
      refusal={
        write.error && !said && conflict === null
          ? (errors.kriteria?.[0] ?? failureText(write.error).pesan)
          : null
      }
      onSubmit={() => {
        if (form.holdsBack()) return;
        write.mutate(
          { act: 'simpan', bagian: row, body },
          {
            onSuccess: () => {
              form.dropDraft();
              onClose();
            },
            onError: form.failed,
          },
        );
      }}
      onClose={onClose}
    >
      <VersionedNotices form={form} words={words} />
      <TypedField fields={typed} name="nama" form={form} error={errors.nama?.[0]} />
      <OptionPicker
        label={pengisiField.label}
        help={pengisiField.help}
        options={options}
        loading={choices.isPending}
        failed={choices.isError}
        onRetry={() => void choices.refetch()}
        value={pengisi}
        error={errors.pengisi?.[0]}
        onChange={(value) => form.set({ pengisi: value === null ? null : String(value) })}
      />
      <TypedField fields={typed} name="tenggat" form={form} error={errors.tenggat?.[0]} />
      <KriteriaTree
        komponen={komponen}
        chosen={new Set(kriteria)}
        takenBy={new Map(others.flatMap((one) => one.kriteria.map((id) => [id, one.nama])))}
        onChange={(ids) => form.set({ kriteria: inOrder(ids) })}
      />
    </ActDialog>
  );
}
