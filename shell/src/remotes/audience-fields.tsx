import type { Audience } from '@selaras/contracts';
import { SatuanKerjaPicker } from '@selaras/resource/picker';
import { roleNames } from '@selaras/roles';
import { Button, Checkbox, NumberField, space, tokens, wrapRow } from '@selaras/ui';
import { X } from 'lucide-react';
import styled from 'styled-components';
import { roleLabels } from '../users/role-label';

const Group = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(200px, 1fr));
  gap: 0 ${space(3)};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  & > legend { margin-bottom: ${space(1)}; font-weight: 600; font-size: ${tokens.text[14]}; }
`;
const Chosen = styled.div`
  ${wrapRow(2)}
`;

/** A unit that was chosen, with its name. */
interface ChosenUnit {
  readonly id: number;
  readonly name: string;
}

export interface AudienceValues {
  readonly roles: Audience['roles'];
  readonly units: readonly ChosenUnit[];
  readonly percent: number | null;
}

export const nobody: AudienceValues = { roles: [], units: [], percent: null };

/** The audience that a trial has already. */
export const valuesOf = (
  { roles, units, percent }: Audience,
  unitName: (id: number) => string | undefined,
): AudienceValues => ({
  roles,
  units: units.map((id) => ({ id, name: unitName(id) ?? `satuan kerja ${id}` })),
  percent: percent > 0 ? percent : null,
});

export const audienceOf = ({ roles, units, percent }: AudienceValues): Audience => ({
  roles,
  units: units.map(({ id }) => id),
  percent: percent ?? 0,
});

interface AudienceFieldsProps {
  value: AudienceValues;
  onChange: (value: AudienceValues) => void;
  /** What is wrong with the audience as a whole. */
  error: string | undefined;
}

/** Who tries a version out: by role, by unit, or a share of the users. */
export function AudienceFields({ value, onChange, error }: AudienceFieldsProps) {
  const { roles, units, percent } = value;
  const add = (id: number, name: string) => {
    if (!units.some((unit) => unit.id === id)) onChange({ ...value, units: [...units, { id, name }] });
  };
  return (
    <>
      {error !== undefined && <p role="alert">{error}</p>}
      <Group>
        <legend>Peran</legend>
        {roleNames.map((role) => (
          <Checkbox
            key={role}
            label={roleLabels[role]}
            checked={roles.includes(role)}
            onChange={({ target }) =>
              onChange({
                ...value,
                roles: roleNames.filter((name) => (name === role ? target.checked : roles.includes(name))),
              })
            }
          />
        ))}
      </Group>
      <SatuanKerjaPicker
        required={false}
        value={null}
        onChange={(id, choice) => choice !== null && add(Number(id), choice.label)}
        help="Setiap pilihan ditambahkan ke daftar di bawah."
      />
      {units.length > 0 && (
        <Chosen>
          {units.map(({ id, name }) => (
            <Button
              key={id}
              size="small"
              icon={<X size={14} />}
              aria-label={`Keluarkan ${name}`}
              onClick={() => onChange({ ...value, units: units.filter((unit) => unit.id !== id) })}
            >
              {name}
            </Button>
          ))}
        </Chosen>
      )}
      <NumberField
        label="Bagian pengguna yang masuk"
        unit="%"
        digits={1}
        required={false}
        help="Dipilih tetap per pengguna: siapa yang mendapatnya hari ini juga mendapatnya besok."
        value={percent}
        onChange={(next) => onChange({ ...value, percent: next })}
      />
    </>
  );
}
