import type { CalonAnggota } from '@selaras/contracts';
import type { LingkupOrang } from '@selaras/domain';
import { type Choice, OptionPicker } from '@selaras/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { berhentiWords } from '../../anggota/berhenti-mark';
import { timQueries } from '../../anggota/tim-queries';

interface CalonPickerProps {
  label: string;
  help?: string;
  satkerId: number;
  /** People of the own unit, or of all. */
  lingkup: LingkupOrang;
  value: number | null;
  /** The present one with his name, who may lie beyond the first page. */
  known?: Choice | null;
  required?: boolean;
  error?: string | undefined;
  onChange: (pegawaiId: number | null, choice: Choice | null) => void;
}

const choiceOf = (
  { pegawai_id, nama, jabatan, satuan_kerja, berhenti_pada }: CalonAnggota,
  foreign: boolean,
): Choice => ({
  value: pegawai_id,
  label: [
    nama,
    jabatan,
    ...(foreign ? [satuan_kerja.singkatan ?? satuan_kerja.satuan_kerja_nama] : []),
    ...(berhenti_pada === null ? [] : [berhentiWords(berhenti_pada)]),
  ].join(' – '),
});

/** Chooses a person by name or NIP; the server searches. */
export function CalonPicker({ satkerId, lingkup, known = null, onChange, ...rest }: CalonPickerProps) {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<Choice | null>(known);
  const q = useDeferredValue(text.trim());
  const query = useQuery({
    ...timQueries.calon(satkerId, { q, lingkup }),
    placeholderData: keepPreviousData,
  });
  const found = query.data?.data.map((one) => choiceOf(one, lingkup === 'semua'));
  const present = chosen !== null && chosen.value === rest.value ? chosen : known;
  const options =
    present === null || found?.some(({ value }) => value === present.value)
      ? found
      : [present, ...(found ?? [])];
  return (
    <OptionPicker
      {...rest}
      options={options}
      loading={query.isPending}
      failed={query.isError}
      onRetry={() => void query.refetch()}
      onSearch={setText}
      placeholder="Ketik nama atau NIP"
      onChange={(value, choice) => {
        setChosen(choice);
        onChange(value === null ? null : Number(value), choice);
      }}
    />
  );
}
