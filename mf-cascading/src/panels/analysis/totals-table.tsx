import type { StatusCapaian } from '@selaras/domain';
import { statusLooks, tokens, VisuallyHidden } from '@selaras/ui';
import { useMemo } from 'react';
import styled from 'styled-components';
import { chosenWhenForced } from '../../diagram/elements/forced-colours';
import { StatusMark } from '../../diagram/elements/status-mark';
import type { DiagramStore } from '../../diagram/store/diagram-store';
import { isTotal, statuses, totalsPerLevel } from '../../tree/analysis/totals';
import { levelAt } from '../../tree/model/level';
import type { Scene } from '../../view/scene/scene';

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  & caption { padding-bottom: 6px; text-align: left; color: ${tokens.colour.muted}; font-size: ${tokens.text[12]}; }
  & th { font-weight: 600; font-size: ${tokens.text[12]}; text-align: left; }
  & thead th { color: ${tokens.colour.muted}; text-align: center; }
  & td { padding: 1px; text-align: center; border-top: 1px solid ${tokens.colour.line}; }
  & tbody th { padding: 4px 4px 4px 0; border-top: 1px solid ${tokens.colour.line}; }
`;

const Total = styled.button`
  width: 100%;
  min-width: 36px;
  min-height: 36px;
  padding: 0;
  border: 1px solid transparent;
  border-radius: ${tokens.radius.control};
  background: none;
  color: inherit;
  font: inherit;
  font-weight: 600;
  cursor: pointer;
  &:hover { background: ${tokens.colour.hover}; }
  &[aria-pressed='true'] {
    border-color: ${tokens.colour.brand};
    background: ${tokens.colour['brand-soft']};
    color: ${tokens.colour['brand-strong']};
    ${chosenWhenForced}
  }
  &:disabled { color: ${tokens.colour.muted}; font-weight: 400; cursor: default; background: none; }
  @media (pointer: coarse) { min-width: 44px; min-height: 44px; }
`;

/** How many boxes of each level stand where; each number filters the picture, a second press frees it. */
export function TotalsTable({ store, scene }: { store: DiagramStore; scene: Scene }) {
  const { model, settings, state } = scene;
  const { filter } = state;
  const totals = useMemo(() => totalsPerLevel(model), [model]);
  const press = (tingkat: number, kind: StatusCapaian | null) => {
    const on = isPressed(tingkat, kind);
    const status = on || kind === null ? [] : [kind];
    void store.setFilter({ ...filter, tingkat: on ? null : tingkat, status });
  };
  const isPressed = (tingkat: number, kind: StatusCapaian | null) =>
    filter.tingkat === tingkat && isTotal(kind, filter.status);
  return (
    <Table>
      <caption>Tekan angka untuk menyaring; jalur ke atas tetap tampil.</caption>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>Tingkat</VisuallyHidden>
          </th>
          <th scope="col">Semua</th>
          {statuses.map((status) => (
            <th key={status} scope="col" title={statusLooks[status].label}>
              <StatusMark status={status} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {totals.map((total, tingkat) => {
          const level = levelAt(tingkat);
          const name = level.label[settings.type];
          const cell = (kind: StatusCapaian | null, jumlah: number, word: string) => (
            <td key={word}>
              <Total
                type="button"
                disabled={jumlah === 0}
                aria-pressed={isPressed(tingkat, kind)}
                aria-label={`${name}, ${word.toLowerCase()}: ${jumlah}`}
                onClick={() => press(tingkat, kind)}
              >
                {jumlah}
              </Total>
            </td>
          );
          return (
            <tr key={level.level}>
              <th scope="row">{name}</th>
              {cell(null, total.semua, 'semua')}
              {statuses.map((status) => cell(status, total[status], statusLooks[status].label))}
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}
