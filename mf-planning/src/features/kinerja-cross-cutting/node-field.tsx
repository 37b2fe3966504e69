import { crossLevels, kinerjaCrossCuttingEntity } from '@selaras/contracts';
import { optionsOf, pengusulWords, tingkatPohonWords, wordOf } from '@selaras/domain';
import type { OwnField, OwnFieldProps } from '@selaras/resource/core';
import { formFieldsOf, labelKey } from '@selaras/resource/core';
import { QueryPicker, SatuanKerjaPicker, useField, useFormKit } from '@selaras/resource/form';
import { SelectField, space } from '@selaras/ui';
import { useEffect } from 'react';
import styled from 'styled-components';
import type { CrossEnd, CrossRow } from './kinerja-cross-cutting';
import { kinerjaCrossCuttingQueries } from './kinerja-cross-cutting-queries';

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(4)} ${space(5)};
  & > [data-wide] { grid-column: 1 / -1; }
  @media (max-width: 720px) { grid-template-columns: minmax(0, 1fr); }
`;

const { induk_id, anak_id } = kinerjaCrossCuttingEntity.fields;
const levelField = formFieldsOf(kinerjaCrossCuttingEntity).own('level_induk');
const sides = optionsOf(pengusulWords);

type Side = CrossRow['pengusul'];

const partnerOf = (row: CrossRow) => row[row.pengusul === 'induk' ? 'anak' : 'induk'].satuan_kerja;

/** The two ends of a contribution: one of the own unit, one of the partner's. */
function NodeControl({ closed }: OwnFieldProps) {
  const { row, labels, remember } = useFormKit();
  const before = row as CrossRow | null;
  const unit = useField<number | null>('satuan_kerja_id').value;
  const side = useField<Side>('pengusul');
  const partner = useField<number | null>('mitra');
  const level = useField<string | null>('level_induk');
  const induk = useField<number | null>('induk_id');
  const anak = useField<number | null>('anak_id');
  const chosen = crossLevels.find(({ above }) => above.name === level.value);
  const ends = [
    {
      end: induk,
      node: before?.induk,
      of: chosen?.above.name,
      label: induk_id.label,
      unit: side.value === 'induk' ? unit : partner.value,
    },
    {
      end: anak,
      node: before?.anak,
      of: chosen?.below.name,
      label: anak_id.label,
      unit: side.value === 'induk' ? partner.value : unit,
    },
  ];
  const knownOf = ({ end, node }: Pick<(typeof ends)[number], 'end' | 'node'>) => {
    const words =
      labels.get(labelKey(end.name, end.value)) ?? (node?.id === end.value ? node?.indikator : undefined);
    return words === undefined || end.value === null ? null : { value: end.value, label: words };
  };
  useEffect(() => {
    if (before === null) return;
    remember('induk_id', before.induk.id, before.induk.indikator);
    remember('anak_id', before.anak.id, before.anak.indikator);
    const { satuan_kerja_id, satuan_kerja_nama } = partnerOf(before);
    remember('mitra', satuan_kerja_id, satuan_kerja_nama);
  }, [before, remember]);
  const forget = () => {
    induk.onChange(null);
    anak.onChange(null);
  };

  return (
    <Fields>
      <SelectField
        id={side.id}
        label="Arah"
        options={sides}
        disabled={closed}
        value={side.value}
        onChange={({ target }) => {
          side.onChange(target.value as Side);
          forget();
        }}
      />
      <SelectField
        id={level.id}
        label={levelField.label}
        placeholder="Pilih..."
        options={levelField.options}
        disabled={closed}
        error={level.error}
        value={level.value ?? ''}
        onChange={({ target }) => {
          level.onChange(target.value || null);
          forget();
        }}
      />
      <div data-wide>
        <SatuanKerjaPicker
          label="Satuan kerja mitra"
          id={partner.id}
          publik
          disabled={closed}
          error={partner.error}
          value={partner.value}
          onChange={(next, choice) => {
            if (choice !== null) remember(partner.name, choice.value, choice.label);
            partner.onChange(next === null ? null : Number(next));
            (side.value === 'induk' ? anak : induk).onChange(null);
          }}
        />
      </div>
      {ends.map(({ end, node, of, label, unit: owner }) => (
        <div key={label} data-wide>
          <QueryPicker
            key={`${of} ${owner}`}
            id={end.id}
            label={label}
            error={end.error}
            disabled={closed}
            idle={of === undefined || owner === null}
            placeholder={of === undefined || owner === null ? 'Pilih tingkat dan mitra dahulu' : 'Pilih...'}
            query={(search) =>
              kinerjaCrossCuttingQueries.nodeOptions({
                level: of ?? 'kinerja-program',
                satuan_kerja_id: owner ?? 0,
                ...search,
              })
            }
            known={knownOf({ end, node })}
            value={end.value}
            onChange={(next, choice) => {
              if (choice !== null) remember(end.name, choice.value, choice.label);
              end.onChange(next === null ? null : Number(next));
            }}
          />
        </div>
      ))}
    </Fields>
  );
}

type Name = 'level_induk' | 'induk_id' | 'anak_id';

export const nodeField: OwnField<Name> = {
  kind: 'own',
  names: ['level_induk', 'induk_id', 'anak_id'],
  held: ['pengusul', 'mitra'],
  blank: { level_induk: null, induk_id: null, anak_id: null, pengusul: 'induk', mitra: null },
  label: 'Kinerja',
  Component: NodeControl,
  read: (name, row: CrossRow) =>
    ({
      level_induk: row.induk.level,
      induk_id: row.induk.id,
      anak_id: row.anak.id,
      pengusul: row.pengusul,
      mitra: partnerOf(row).satuan_kerja_id,
    })[name],
  words: (name, value, labels) => {
    if (name === 'level_induk') return tingkatPohonWords[value as CrossEnd['level']];
    if (name === 'pengusul') return wordOf(pengusulWords, value) ?? String(value);
    return labels.get(labelKey(name, value)) ?? `nomor ${value}`;
  },
};
