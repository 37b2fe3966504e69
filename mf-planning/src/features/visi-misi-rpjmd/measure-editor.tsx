import { bidangLimaTahunan, yearsOfPeriod } from '@selaras/domain';
import { useFormKit } from '@selaras/resource/form';
import { FigureGrid, SelectField, space, TextField } from '@selaras/ui';
import styled from 'styled-components';
import { BASELINE } from '../lima-tahunan/tahun-line';
import { type Node, polaritasTujuan } from './branch';
import type { FaultAt } from './fault-at';

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(3)};
`;

interface MeasureEditorProps {
  name: string;
  node: Node;
  onChange: (part: Readonly<Record<string, unknown>>) => void;
  path: string;
  closed: boolean;
  tahunMulai: number;
  faultAt: FaultAt;
}

/** Field of the node in a cell of the grid; there is no target before the period. */
const fieldAt = (row: string, column: string): string | null => {
  if (column !== BASELINE) return `${row}_${column}`;
  return row === 'realisasi' ? BASELINE : null;
};

/** Unit, direction and figures of an indicator of a goal. */
export function MeasureEditor({
  name,
  node,
  onChange,
  path,
  closed,
  tahunMulai,
  faultAt,
}: MeasureEditorProps) {
  const { lock } = useFormKit();
  const isClosed = (field: string | null) => field === null || !lock.isOpen(bidangLimaTahunan[field]);
  return (
    <>
      <Pair>
        <TextField
          label={`Satuan ${name}`}
          required={false}
          readOnly={closed}
          maxLength={100}
          value={String(node.satuan ?? '')}
          onChange={({ target }) => onChange({ satuan: target.value })}
        />
        <SelectField
          label={`Polaritas ${name}`}
          disabled={closed}
          options={polaritasTujuan}
          value={String(node.polaritas ?? 'maximize')}
          onChange={({ target }) => onChange({ polaritas: target.value })}
        />
      </Pair>
      <FigureGrid
        label={`Angka ${name}`}
        rows={[
          { id: 'target', label: 'Target' },
          { id: 'realisasi', label: 'Realisasi' },
        ]}
        columns={[
          { id: BASELINE, label: String(tahunMulai - 1) },
          ...yearsOfPeriod(tahunMulai).map((tahun, index) => ({
            id: String(index + 1),
            label: String(tahun),
          })),
        ]}
        nameAt={(row, column) => `${path}.${fieldAt(row, column) ?? column}`}
        valueAt={(row, column) => {
          const field = fieldAt(row, column);
          return field === null ? null : ((node[field] as number | null | undefined) ?? null);
        }}
        errorAt={(row, column) => faultAt(`${path}.${fieldAt(row, column)}`)}
        closedAt={(row, column) => closed || isClosed(fieldAt(row, column))}
        onChange={(changes) =>
          onChange(
            Object.fromEntries(
              changes.flatMap(({ row, column, value }) => {
                const field = fieldAt(row, column);
                return field === null ? [] : [[field, value]];
              }),
            ),
          )
        }
      />
    </>
  );
}
