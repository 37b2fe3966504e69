import { type StatusFilter, statusCapaian, statusFilters } from '@selaras/domain';
import { FilterSelect, Segmented, wrapRow } from '@selaras/ui';
import styled from 'styled-components';
import type { Branch } from './branch';

const Bar = styled.div`
  ${wrapRow(3, 4)}
  align-items: flex-end;
  & > :first-child { flex: 0 1 480px; min-width: 0; }
  @media print { display: none; }
`;

const SHORTEST = 90;
const short = (text: string) => (text.length > SHORTEST ? `${text.slice(0, SHORTEST - 1)}…` : text);

interface BranchToolsProps {
  branches: readonly Branch[];
  branch: string | null;
  onBranch: (key: string) => void;
  status: StatusFilter;
  onStatus: (status: StatusFilter) => void;
  /** Indicators of each achievement in the chosen branch. */
  counts: Readonly<Record<StatusFilter, number>>;
}

/** Chooses the branch of the tree and the achievement that are shown. */
export function BranchTools({ branches, branch, onBranch, status, onStatus, counts }: BranchToolsProps) {
  const parts = branches.flatMap(({ key, label, text, below }) => [
    { value: key, label: short(`${label}: ${text}`) },
    ...below.map((one) => ({ value: one.key, label: `\u2003${short(`${one.label}: ${one.text}`)}` })),
  ]);
  return (
    <Bar>
      <FilterSelect
        label="Bagian"
        options={[{ value: '', label: 'Seluruhnya' }, ...parts]}
        value={branch ?? ''}
        onChoose={onBranch}
      />
      <Segmented
        label="Capaian tahun ini"
        value={status}
        onChange={onStatus}
        options={statusFilters.map((value) => ({
          value,
          label: `${value === 'semua' ? 'Semua' : statusCapaian[value]} (${counts[value]})`,
        }))}
      />
    </Bar>
  );
}
