import { komponenInstrumenFields as fields } from '@selaras/contracts';
import { formatDecimal } from '@selaras/domain';
import { TypedField } from '@selaras/resource/typed';
import { Button, Card, NumberField, Stack } from '@selaras/ui';
import { Plus } from 'lucide-react';
import { type DraftKomponen, moved, newSub, withChanged, without } from './draft';
import { PartTools } from './part-tools';
import { Fields, SubPart } from './sub-part';

interface KomponenPartProps {
  komponen: DraftKomponen;
  isFirst: boolean;
  isLast: boolean;
  onChange: (change: Partial<DraftKomponen>, field: string | null) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** A component with its weight and its sub-components, whose weights add up to it. */
export function KomponenPart({ komponen, isFirst, isLast, onChange, onMove, onRemove }: KomponenPartProps) {
  const { key, nomor, nama, bobot, subKomponen } = komponen;
  const typed = <const Name extends 'nomor' | 'nama'>(name: Name) => ({
    fields,
    name,
    form: {
      values: komponen,
      set: (change: Partial<DraftKomponen>) => onChange(change, `${key} ${name}`),
    },
    error: undefined,
  });
  const sum = subKomponen.reduce((total, sub) => total + (sub.bobot ?? 0), 0);
  return (
    <Card
      title={`${nomor} ${nama || 'Tanpa nama'}`}
      description={`Jumlah bobot sub-komponen ${formatDecimal(sum, 3)} dari ${formatDecimal(bobot ?? 0, 3)}`}
    >
      <Stack $gap={3}>
        <Fields>
          <TypedField {...typed('nomor')} />
          <TypedField {...typed('nama')} />
          <NumberField
            label={fields.bobot.label}
            value={bobot}
            digits={3}
            onChange={(value) => onChange({ bobot: value }, `${key} bobot`)}
          />
          <PartTools
            name={`komponen ${nomor}`}
            isFirst={isFirst}
            isLast={isLast}
            onMove={onMove}
            onRemove={onRemove}
          />
        </Fields>
        {subKomponen.map((sub, at) => (
          <SubPart
            key={sub.key}
            sub={sub}
            isFirst={at === 0}
            isLast={at === subKomponen.length - 1}
            onChange={(change, field) =>
              onChange({ subKomponen: withChanged(subKomponen, sub.key, change) }, field)
            }
            onMove={(by) => onChange({ subKomponen: moved(subKomponen, sub.key, by) }, null)}
            onRemove={() => onChange({ subKomponen: without(subKomponen, sub.key) }, null)}
          />
        ))}
        <div>
          <Button
            size="small"
            icon={<Plus size={16} />}
            onClick={() =>
              onChange(
                {
                  subKomponen: [
                    ...subKomponen,
                    newSub(`${nomor}.${String.fromCharCode(97 + subKomponen.length)}`),
                  ],
                },
                null,
              )
            }
          >
            Tambah sub-komponen
          </Button>
        </div>
      </Stack>
    </Card>
  );
}
