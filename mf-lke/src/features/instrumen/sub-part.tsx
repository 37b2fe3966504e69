import { subKomponenInstrumenFields as fields, kriteriaInstrumenFields } from '@selaras/contracts';
import { TypedField } from '@selaras/resource/typed';
import { Button, NumberField, Stack, space, tokens } from '@selaras/ui';
import { Plus } from 'lucide-react';
import styled from 'styled-components';
import { type DraftKriteria, type DraftSub, moved, newKriteria, withChanged, without } from './draft';
import { PartTools } from './part-tools';
import { SumberField } from './sumber-field';

const Fold = styled.details`
  border: 1px solid ${tokens.colour.line};
  border-radius: ${tokens.radius.control};
  & > summary { padding: ${space(3)}; cursor: pointer; font-weight: 600; overflow-wrap: anywhere; }
  & > div { padding: 0 ${space(3)} ${space(3)}; }
`;

export const Fields = styled.div`
  display: grid;
  grid-template-columns: 88px minmax(0, 1fr) 140px auto;
  gap: ${space(2)};
  align-items: end;
  @media (max-width: 720px) { grid-template-columns: 88px minmax(0, 1fr); }
`;

const Criterion = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space(2)};
  align-items: end;
  @media (max-width: 720px) { grid-template-columns: minmax(0, 1fr); }
`;

interface SubPartProps {
  sub: DraftSub;
  isFirst: boolean;
  isLast: boolean;
  /** `field` names what is typed in. */
  onChange: (change: Partial<DraftSub>, field: string | null) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** A sub-component with its weight and its criteria, which share it evenly. */
export function SubPart({ sub, isFirst, isLast, onChange, onMove, onRemove }: SubPartProps) {
  const { key, nomor, nama, bobot, kriteria } = sub;
  const name = `sub-komponen ${nomor}`;
  const typed = <const Name extends 'nomor' | 'nama'>(field: Name) => ({
    fields,
    name: field,
    form: { values: sub, set: (change: Partial<DraftSub>) => onChange(change, `${key} ${field}`) },
    error: undefined,
  });
  return (
    <Fold>
      <summary>
        {nomor} {nama || 'Tanpa nama'} · {kriteria.length} kriteria
      </summary>
      <Stack $gap={3}>
        <Fields>
          <TypedField {...typed('nomor')} />
          <TypedField {...typed('nama')} lines={4} />
          <NumberField
            label={fields.bobot.label}
            value={bobot}
            digits={3}
            onChange={(value) => onChange({ bobot: value }, `${key} bobot`)}
          />
          <PartTools name={name} isFirst={isFirst} isLast={isLast} onMove={onMove} onRemove={onRemove} />
        </Fields>
        {kriteria.map((one, at) => (
          <Criterion key={one.key}>
            <TypedField
              fields={kriteriaInstrumenFields}
              name="uraian"
              label={`${kriteriaInstrumenFields.uraian.label} ${nomor}.${at + 1}`}
              form={{
                values: one,
                set: (change: Pick<DraftKriteria, 'uraian'>) =>
                  onChange({ kriteria: withChanged(kriteria, one.key, change) }, one.key),
              }}
              error={undefined}
              lines={4}
            />
            <PartTools
              name={`kriteria ${nomor}.${at + 1}`}
              isFirst={at === 0}
              isLast={at === kriteria.length - 1}
              onMove={(by) => onChange({ kriteria: moved(kriteria, one.key, by) }, null)}
              onRemove={() => onChange({ kriteria: without(kriteria, one.key) }, null)}
            />
            <SumberField
              nomor={`${nomor}.${at + 1}`}
              value={one.sumber}
              onChange={(sumber) => onChange({ kriteria: withChanged(kriteria, one.key, { sumber }) }, null)}
            />
          </Criterion>
        ))}
        <div>
          <Button
            size="small"
            icon={<Plus size={16} />}
            onClick={() => onChange({ kriteria: [...kriteria, newKriteria()] }, null)}
          >
            Tambah kriteria
          </Button>
        </div>
      </Stack>
    </Fold>
  );
}
