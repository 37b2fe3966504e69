import { optionQueries } from '@selaras/api-client';
import { allTriwulan, triwulanWord } from '@selaras/domain';
import type { OwnFieldProps, Values } from '@selaras/resource/core';
import { labelKey } from '@selaras/resource/core';
import { controlId, QueryPicker, useField, useFormKit } from '@selaras/resource/form';
import {
  Button,
  IconButton,
  latePart,
  NumberField,
  space,
  TextField,
  tokens,
  useListFocus,
} from '@selaras/ui';
import { Plus, Trash2 } from 'lucide-react';
import { useFormContext, useFormState } from 'react-hook-form';
import styled from 'styled-components';
import { ANGGOTA, type Anggota } from './anggota';

/** Hardly a row needs it: it comes once the form stands. */
const TargetNote = latePart(
  async () => (await import(/* webpackChunkName: "bagian-isian" */ './target-note')).TargetNote,
);

const nobody: Anggota = {
  nip: '',
  target: null,
  satuan: null,
  realisasi_tw1: null,
  realisasi_tw2: null,
  realisasi_tw3: null,
  realisasi_tw4: null,
};

const List = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(4)};
`;

const Item = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr)) auto;
  gap: ${space(3)};
  align-items: start;
  width: 100%;
  min-width: 0;
  padding: ${space(4)};
  border: 1px solid ${tokens.colour.line};
  border-radius: ${tokens.radius.control};
  & > legend { padding-inline: ${space(1)}; font-weight: 600; }
  & > [data-orang] { grid-column: span 2; }
  & > [data-hapus] { grid-row: 1; grid-column: 5; margin-top: ${space(6)}; }
  @media (max-width: 720px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    & > [data-hapus] { grid-row: auto; grid-column: auto; margin-top: 0; }
  }
`;

/** Members that carry a step, each with his target and what he reached. */
export function AnggotaControl({ closed }: OwnFieldProps) {
  const { control } = useFormContext<Values>();
  const { value, onChange } = useField<readonly Anggota[]>(ANGGOTA);
  const unit = useField<number | null>('satuan_kerja_id').value;
  const { errors } = useFormState({ control, name: ANGGOTA });
  const induk = useField<number | null>('kinerja_sub_kegiatan_id').value;
  const { lock, remember, labels, row } = useFormKit();
  const faults = errors[ANGGOTA] as unknown as Record<string, { message?: string } | undefined>[] | undefined;
  const nameless = errors[ANGGOTA]?.message;
  const { root, onRemove } = useListFocus(value.length);
  const before = (row as { anggota?: readonly { nip: string; nama: string }[] } | null)?.anggota ?? [];
  const knownOf = (nip: string) => {
    const label = labels.get(labelKey(ANGGOTA, nip)) ?? before.find((person) => person.nip === nip)?.nama;
    return label === undefined ? null : { value: nip, label };
  };
  const put = (at: number, next: Anggota | null) =>
    onChange(value.flatMap((old, index) => (index === at ? (next === null ? [] : [next]) : [old])));

  return (
    <List ref={root} id={controlId(ANGGOTA)} role="group" aria-label="Anggota">
      {value.map((member, at) => (
        <Item key={member.id ?? `baru ${at}`}>
          <legend>Anggota {at + 1}</legend>
          <div data-orang>
            <QueryPicker
              key={String(induk)}
              label="Pegawai"
              idle={induk === null}
              {...(induk === null && { placeholder: 'Pilih kinerja sub kegiatan terlebih dahulu' })}
              query={(search) =>
                optionQueries.pegawai({
                  ...(unit !== null && { satuan_kerja_id: unit }),
                  ...(induk !== null && { kinerja_sub_kegiatan_id: induk }),
                  ...search,
                })
              }
              known={knownOf(member.nip)}
              disabled={closed || member.id !== undefined}
              error={faults?.[at]?.nip?.message ?? (member.nip === '' ? nameless : undefined)}
              value={member.nip || null}
              onChange={(nip, choice) => {
                if (choice !== null) remember(ANGGOTA, choice.value, choice.label);
                put(at, { ...member, nip: String(nip ?? '') });
              }}
            />
          </div>
          <NumberField
            label="Target"
            required={false}
            readOnly={closed}
            error={faults?.[at]?.target?.message}
            value={member.target}
            onChange={(target) => put(at, { ...member, target })}
          />
          <TextField
            label="Satuan"
            required={false}
            readOnly={closed}
            maxLength={100}
            value={member.satuan ?? ''}
            onChange={({ target }) => put(at, { ...member, satuan: target.value || null })}
          />
          {allTriwulan.map((tw) => (
            <NumberField
              key={tw}
              label={`Realisasi ${triwulanWord(tw)}`}
              required={false}
              readOnly={!lock.isOpen(`tw${tw}`)}
              help={lock.closedYears?.([`tw${tw}`])[0]}
              error={faults?.[at]?.[`realisasi_tw${tw}`]?.message}
              value={member[`realisasi_tw${tw}`]}
              onChange={(reached) => put(at, { ...member, [`realisasi_tw${tw}`]: reached })}
            />
          ))}
          {!closed && (
            <span data-hapus>
              <IconButton
                label={`Hapus anggota ${at + 1}`}
                icon={<Trash2 size={16} />}
                onClick={() => {
                  onRemove();
                  put(at, null);
                }}
              />
            </span>
          )}
        </Item>
      ))}
      {!closed && <TargetNote anggota={value} />}
      {!closed && (
        <Button size="small" icon={<Plus size={16} />} onClick={() => onChange([...value, nobody])}>
          Tambah anggota
        </Button>
      )}
    </List>
  );
}
