import { bagianLkeFields, type LkeBagian } from '@selaras/contracts';
import { EMPTY_VALUE } from '@selaras/domain';
import { useVersioned } from '@selaras/resource';
import { refusalOf, VersionedDialog } from '@selaras/resource/act';
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
  const { row } = form;
  const { pengisi, kriteria } = form.values;

  const options = [
    ...(choices.data?.data.orang ?? []).map((one) => ({ value: `orang-${one.id}`, label: one.nama })),
    ...(choices.data?.data.bidang ?? []).map((one) => ({
      value: `bidang-${one.id}`,
      label: `Bidang: ${one.nama}`,
    })),
  ];
  const { errorOf, refusal } = refusalOf(write.error, Object.keys(bagianLkeFields));
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
    <VersionedDialog
      title={bagian === null ? 'Bagikan kriteria' : `Ubah bagian ${bagian.nama}`}
      verb={bagian === null ? 'Bagikan' : 'Simpan'}
      form={form}
      words={words}
      save={write}
      body={() => ({ act: 'simpan' as const, bagian: row, body })}
      disabled={kriteria.length === 0}
      refusal={refusal && (errorOf('kriteria') ?? refusal)}
      onClose={onClose}
    >
      <TypedField fields={typed} name="nama" form={form} error={errorOf('nama')} />
      <OptionPicker
        label={pengisiField.label}
        help={pengisiField.help}
        options={options}
        loading={choices.isPending}
        failed={choices.isError}
        onRetry={() => void choices.refetch()}
        value={pengisi}
        error={errorOf('pengisi')}
        onChange={(value) => form.set({ pengisi: value === null ? null : String(value) })}
      />
      <TypedField fields={typed} name="tenggat" form={form} error={errorOf('tenggat')} />
      <KriteriaTree
        komponen={komponen}
        chosen={new Set(kriteria)}
        takenBy={new Map(others.flatMap((one) => one.kriteria.map((id) => [id, one.nama])))}
        onChange={(ids) => form.set({ kriteria: inOrder(ids) })}
      />
    </VersionedDialog>
  );
}
