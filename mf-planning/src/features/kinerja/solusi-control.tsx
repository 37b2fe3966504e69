import type { Option } from '@selaras/contracts';
import type { AnyResource, OwnFieldProps } from '@selaras/resource/core';
import { requestResource } from '@selaras/resource/core';
import { QueryPicker, useField, useFormKit } from '@selaras/resource/form';
import { Button, FormField, IconButton, latePart, space, TextAreaField, useListFocus } from '@selaras/ui';
import { Plus, Trash2 } from 'lucide-react';
import styled from 'styled-components';
import { planYears } from '../../resource/plan-year';

/** Only sub-activities have action steps, some of which repair. */
const WITH_STEPS = '/kinerja-sub-kegiatan';
const RepairChoices = latePart(async () => (await import('./repair-choices')).RepairChoices);

/** This year's remedy for a performance that missed its target last year. */
export interface Solusi {
  readonly id?: number;
  readonly kinerja_masalah_id: number | null;
  readonly solusi: string;
  /** Words of the performance, as the row names it. */
  readonly label?: string;
}

const List = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(3)};
`;

const Item = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space(3)};
  width: 100%;
  & > :nth-child(3) { grid-column: 1; }
`;

interface LastYearRow {
  readonly id: number;
  readonly indikator: string;
}

interface SolusiControlProps extends OwnFieldProps {
  resource: AnyResource;
}

/** Remedies of a performance; the choices are last year's missed performances of the same level and unit. */
export function SolusiControl({ resource, closed, field }: SolusiControlProps) {
  const { surroundings, labels, remember } = useFormKit();
  const { value, onChange, error } = useField<readonly Solusi[]>('solusi');
  const unit = useField<number | null>('satuan_kerja_id').value;
  const before = planYears(surroundings).tahun - 1;
  const { root, onRemove } = useListFocus(value.length);
  const put = (at: number, next: Solusi | null) =>
    onChange(value.flatMap((old, index) => (index === at ? (next === null ? [] : [next]) : [old])));
  const lastYear = (search: { q?: string }) => ({
    queryKey: [resource.path, 'masalah', before, unit, search],
    queryFn: async (): Promise<Option[]> => {
      const query = { capaian: 'tidak-tercapai', satuan_kerja_id: unit ?? undefined, ...search };
      const answer = await requestResource(resource.endpoints.list, { query, tahun: before });
      return (answer as { data: LastYearRow[] }).data.map(({ id, indikator }) => ({
        value: id,
        label: indikator,
      }));
    },
  });

  return (
    <FormField label={field.label} help={field.help} error={error} required={false}>
      {() => (
        <List ref={root} role="group" aria-label={field.label}>
          {value.map((entry, at) => {
            const words = labels.get(`solusi ${entry.kinerja_masalah_id}`) ?? entry.label;
            const known =
              entry.kinerja_masalah_id === null || words === undefined
                ? null
                : { value: entry.kinerja_masalah_id, label: words };
            return (
              <Item key={entry.id ?? `baru ${at}`}>
                <QueryPicker
                  label={`Kinerja tahun ${before} yang belum tercapai`}
                  disabled={closed}
                  limit={20}
                  query={lastYear}
                  known={known}
                  value={entry.kinerja_masalah_id}
                  onChange={(chosen, choice) => {
                    if (choice !== null) remember('solusi', choice.value, choice.label);
                    put(at, { ...entry, kinerja_masalah_id: chosen === null ? null : Number(chosen) });
                  }}
                />
                <span>
                  {!closed && (
                    <IconButton
                      label={`Hapus perbaikan ${at + 1}`}
                      icon={<Trash2 size={16} />}
                      onClick={() => {
                        onRemove();
                        put(at, null);
                      }}
                    />
                  )}
                </span>
                <div>
                  <TextAreaField
                    label={`Perbaikan ${at + 1}`}
                    readOnly={closed}
                    maxLength={4000}
                    value={entry.solusi}
                    onChange={({ target }) => put(at, { ...entry, solusi: target.value })}
                  />
                  {!closed && entry.kinerja_masalah_id !== null && resource.path === WITH_STEPS && (
                    <RepairChoices
                      tahun={before}
                      masalah={entry.kinerja_masalah_id}
                      written={entry.solusi}
                      onChoose={(solusi) => put(at, { ...entry, solusi })}
                    />
                  )}
                </div>
              </Item>
            );
          })}
          {!closed && (
            <Button
              size="small"
              icon={<Plus size={16} />}
              onClick={() => onChange([...value, { kinerja_masalah_id: null, solusi: '' }])}
            >
              Tambah perbaikan
            </Button>
          )}
        </List>
      )}
    </FormField>
  );
}
