import { Checkbox, space, tokens } from '@selaras/ui';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import type { PlacedKomponen } from '../layout';

const Root = styled.fieldset`
  display: grid;
  gap: ${space(1)};
  max-height: 40dvh;
  margin: 0;
  padding: ${space(3)};
  overflow: auto;
  border: 1px solid ${tokens.colour['line-strong']};
  border-radius: ${tokens.radius.control};
  & > legend { padding: 0 ${space(1)}; font-weight: 600; }
  & ul { margin: 0; padding-left: ${space(6)}; list-style: none; }
`;

interface KriteriaTreeProps {
  readonly komponen: readonly PlacedKomponen[];
  readonly chosen: ReadonlySet<number>;
  /** Name of the part that has a criterion already. */
  readonly takenBy: ReadonlyMap<number, string>;
  readonly onChange: (chosen: ReadonlySet<number>) => void;
}

/** Criteria by component and sub-component, any of them chosen at once; those of other parts are not. */
export function KriteriaTree({ komponen, chosen, takenBy, onChange }: KriteriaTreeProps) {
  const toggle = (ids: readonly number[], on: boolean) => {
    const next = new Set(chosen);
    for (const id of ids) {
      if (on) next.add(id);
      else next.delete(id);
    }
    onChange(next);
  };
  const group = (label: string, all: readonly number[]) => (
    <Group label={label} ids={all.filter((id) => !takenBy.has(id))} chosen={chosen} onToggle={toggle} />
  );
  return (
    <Root>
      <legend>Kriteria ({chosen.size} dipilih)</legend>
      {komponen.map((part) => (
        <div key={part.id}>
          {group(
            `${part.nomor}. ${part.nama}`,
            part.subKomponen.flatMap(({ kriteria }) => kriteria.map(({ id }) => id)),
          )}
          <ul>
            {part.subKomponen.map((sub) => (
              <li key={sub.id}>
                {group(
                  `${sub.nomor}. ${sub.nama}`,
                  sub.kriteria.map(({ id }) => id),
                )}
                <ul>
                  {sub.kriteria.map(({ id, nomor, uraian }) => (
                    <li key={id}>
                      <Checkbox
                        label={`${nomor} ${uraian}`}
                        help={takenBy.has(id) ? `Ada pada bagian ${takenBy.get(id)}` : undefined}
                        checked={chosen.has(id)}
                        disabled={takenBy.has(id)}
                        onChange={({ target }) => toggle([id], target.checked)}
                      />
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Root>
  );
}

interface GroupProps {
  readonly label: string;
  readonly ids: readonly number[];
  readonly chosen: ReadonlySet<number>;
  readonly onToggle: (ids: readonly number[], on: boolean) => void;
}

function Group({ label, ids, chosen, onToggle }: GroupProps) {
  const box = useRef<HTMLInputElement>(null);
  const count = ids.filter((id) => chosen.has(id)).length;
  const all = count === ids.length && count > 0;
  useEffect(() => {
    if (box.current !== null) box.current.indeterminate = count > 0 && !all;
  }, [count, all]);
  return (
    <Checkbox
      ref={box}
      label={<strong>{label}</strong>}
      checked={all}
      disabled={ids.length === 0}
      onChange={({ target }) => onToggle(ids, target.checked)}
    />
  );
}
