import {
  type FigureChange,
  type FigureGridProps,
  FormField,
  latePart,
  Skeleton,
  space,
  tokens,
} from '@selaras/ui';
import { useEffect } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import styled from 'styled-components';
import type { FigureLine, FiguresField, Values } from '../../core/form/field';
import { groupsOf, isAwaited, isCellClosed } from '../../core/form/field-lock';
import { useFormKit } from './form-kit';

const Place = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1)};
`;

/** As high as the grid with its head, each line on one line of text: what stands below does not move when it comes. */
const heightOf = ({ rows }: FigureGridProps) => `calc(2lh + ${rows.length} * ${tokens.controlHeight})`;

// A form knows its figures and sends them; where they are written comes in a part of its own.
const FigureGrid = latePart(
  async () => (await import(/* webpackChunkName: "bagian-angka" */ './figures-grid')).FigureGrid,
  (grid: FigureGridProps) => <Skeleton height={heightOf(grid)} />,
  { whenAllElseStands: true },
);

const unitOf = (line: FigureLine<string>, values: Values): string | undefined => {
  if (typeof line.unit !== 'object') return line.unit;
  const unit = values[line.unit.of];
  return typeof unit === 'string' && unit !== '' ? unit : undefined;
};

/** Figures by quarter or year; a line's derived figure follows its others until somebody writes another one. */
export function FiguresControl({ field }: { field: FiguresField<string> }) {
  const { control, setValue, getValues, trigger, watch } = useFormContext<Values>();
  const { surroundings, lock, groups } = useFormKit();
  const values = useWatch({ control }) as Values;
  const { errors } = useFormState({ control });
  const columns = field.columns(surroundings);
  const closedYears = lock.closedYears?.(groupsOf(groups, [field])) ?? [];
  const shown = field.lines.filter((line) => !isAwaited(lock, groups, line, values));
  const lineOf = (id: string) => field.lines.find((line) => line.id === id);
  const nameAt = (row: string, column: string) => lineOf(row)?.cells[column];

  const valueAt = (row: string, column: string): number | null => {
    const line = lineOf(row);
    const name = line?.cells[column];
    if (name !== undefined) return values[name] as number | null;
    return line?.derived === column ? (line.derive?.(values) ?? null) : null;
  };

  const change = (changes: readonly FigureChange[]) => {
    const before = getValues();
    for (const { row, column, value } of changes) {
      const name = nameAt(row, column);
      if (name !== undefined) setValue(name, value, { shouldDirty: true });
    }
    for (const line of field.lines) follow(line, before, changes);
    if (Object.keys(errors).length > 0) void trigger();
  };

  const follow = (line: FigureLine<string>, before: Values, changes: readonly FigureChange[]) => {
    const name = line.derived && line.cells[line.derived];
    if (!name || !line.derive) return;
    const touched = changes.filter(({ row }) => row === line.id);
    if (touched.length === 0 || touched.some(({ column }) => column === line.derived)) return;
    if (isCellClosed(lock, groups, line, line.derived ?? '')) return;
    const followed = before[name] === null || before[name] === line.derive(before);
    if (followed) setValue(name, line.derive(getValues()), { shouldDirty: true });
  };

  // What a figure follows by may be chosen elsewhere in the form, such as how the quarters make the year.
  useEffect(() => {
    let before = getValues();
    const { unsubscribe } = watch((_, { name: changed }) => {
      const prior = before;
      before = getValues();
      if (changed === undefined) return;
      for (const line of field.lines) {
        const { derived, derive, cells } = line;
        const name = derived && cells[derived];
        if (!name || !derive || Object.values(cells).includes(changed)) continue;
        if (isCellClosed(lock, groups, line, derived) || derive(prior) === derive(before)) continue;
        if (prior[name] === derive(prior)) setValue(name, derive(before), { shouldDirty: true });
      }
    });
    return unsubscribe;
  }, [field, groups, lock, getValues, setValue, watch]);

  useEffect(() => {
    for (const line of field.lines) for (const name of Object.values(line.cells)) control.register(name);
  }, [control, field]);

  return (
    <FormField label={field.label} labelHidden help={[field.help, ...closedYears].filter(Boolean).join(' ')}>
      {() => (
        <Place role="group" aria-label={field.label}>
          <FigureGrid
            label={field.label}
            rows={shown.map((line) => ({
              id: line.id,
              label: line.label,
              unit: unitOf(line, values),
              digits: line.digits,
            }))}
            columns={columns}
            nameAt={nameAt}
            valueAt={valueAt}
            onChange={change}
            errorAt={(row, column) => {
              const name = nameAt(row, column);
              return name === undefined ? undefined : errors[name]?.message;
            }}
            closedAt={(row, column) => {
              const line = lineOf(row);
              return line === undefined || isCellClosed(lock, groups, line, column);
            }}
          />
        </Place>
      )}
    </FormField>
  );
}
