import { optionQueries } from '@selaras/api-client';
import type { KinerjaRapor, PenyebabKegagalan } from '@selaras/contracts';
import { allTriwulan, type Triwulan, triwulanWord } from '@selaras/domain';
import { useVersioned } from '@selaras/resource';
import { refusalOf, VersionedDialog } from '@selaras/resource/act';
import { QueryPicker } from '@selaras/resource/picker';
import { missingTyped, TypedField } from '@selaras/resource/typed';
import { NumberField, space } from '@selaras/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { langkahPerbaikanFields } from '../../perbaikan/langkah-perbaikan-fields';
import type { LangkahRow } from './langkah-resource';
import { bodyOf, type LangkahValues, langkahWords, valuesOf } from './langkah-values';
import { useSaveLangkah } from './use-save-langkah';

const Quarters = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${space(3)};
  @media (max-width: 560px) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`;

interface LangkahDialogProps {
  kinerja: KinerjaRapor;
  penyebab: PenyebabKegagalan;
  /** null: a new one. */
  row: LangkahRow | null;
  onClose: () => void;
}

/** A step that repairs a failure: what is done, by whom, in which quarter, and for how much. */
export function LangkahDialog({ kinerja, penyebab, row, onClose }: LangkahDialogProps) {
  const form = useVersioned<LangkahRow | null, LangkahValues>(row, valuesOf, {
    draft: ['langkah-perbaikan', penyebab.id, row?.id ?? 'baru'],
  });
  const { values: value } = form;
  const [asked, setAsked] = useState(false);
  const save = useSaveLangkah(form.row);
  const missing = missingTyped(langkahPerbaikanFields, value);
  const { errorOf, refusal } = refusalOf(save.error, fieldNames);
  const typed = (name: keyof typeof langkahPerbaikanFields) => (
    <TypedField
      fields={langkahPerbaikanFields}
      name={name}
      form={form}
      error={(asked ? missing[name] : undefined) ?? errorOf(name)}
    />
  );
  const { set } = form;
  const line = (name: 'target' | 'realisasi', title: string) => (
    <Quarters role="group" aria-label={title}>
      {allTriwulan.map((tw: Triwulan) => (
        <NumberField
          key={tw}
          label={`${title} ${triwulanWord(tw)}`}
          required={false}
          value={value[name][tw]}
          error={errorOf(`${name}_tw${tw}`)}
          onChange={(figure) => set({ [name]: { ...value[name], [tw]: figure } })}
        />
      ))}
    </Quarters>
  );
  return (
    <VersionedDialog
      title={row === null ? 'Tambah langkah perbaikan' : 'Ubah langkah perbaikan'}
      description={`${triwulanWord(penyebab.triwulan)}: ${penyebab.penyebab}`}
      verb="Simpan"
      form={form}
      words={langkahWords}
      save={save}
      body={() => bodyOf(value, { kinerja, penyebabId: penyebab.id, row: form.row })}
      isComplete={() => {
        setAsked(true);
        return Object.keys(missing).length === 0;
      }}
      refusal={refusal}
      onClose={onClose}
    >
      {typed('sasaran')}
      {typed('indikator')}
      {typed('satuan')}
      {line('target', 'Target')}
      {row !== null && line('realisasi', 'Realisasi')}
      {typed('anggaran')}
      {row === null && (
        <QueryPicker
          label="Pelaksana (opsional)"
          help="Anggota tim yang sudah disetujui."
          query={(search) =>
            optionQueries.pegawai({
              satuan_kerja_id: kinerja.satuan_kerja.satuan_kerja_id,
              kinerja_sub_kegiatan_id: kinerja.kinerja.id,
              ...search,
            })
          }
          known={null}
          value={value.nip}
          error={errorOf('anggota.0.nip')}
          onChange={(nip) => set({ nip: nip === null ? null : String(nip) })}
        />
      )}
    </VersionedDialog>
  );
}

const fieldNames = [
  ...Object.keys(langkahPerbaikanFields),
  'anggota.0.nip',
  ...allTriwulan.flatMap((tw) => [`target_tw${tw}`, `realisasi_tw${tw}`]),
];
