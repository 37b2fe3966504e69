import { jawabanInstrumenFields as fields } from '@selaras/contracts';
import { skalaBaku } from '@selaras/domain';
import { TypedField } from '@selaras/resource/typed';
import { Button, Card, NumberField, Stack } from '@selaras/ui';
import { Plus } from 'lucide-react';
import { type DraftJawaban, moved, newJawaban, withChanged, without } from './draft';
import { PartTools } from './part-tools';
import { Fields } from './sub-part';

interface SkalaPartProps {
  skala: readonly DraftJawaban[];
  onChange: (skala: DraftJawaban[], field: string | null) => void;
}

/** The answers from the best to the worst, or one of the usual scales in their place. */
export function SkalaPart({ skala, onChange }: SkalaPartProps) {
  return (
    <Card
      title="Skala jawaban"
      description="Dari yang terbaik. Nilai ialah bagian bobot kriteria, dalam persen."
    >
      <Stack $gap={3}>
        <div>
          {skalaBaku.map(({ kode, nama, jawaban }) => (
            <Button
              key={kode}
              size="small"
              variant="quiet"
              onClick={() =>
                onChange(
                  jawaban.map((one) => ({ ...one, key: `${kode} ${one.kode}` })),
                  null,
                )
              }
            >
              Pakai skala {nama}
            </Button>
          ))}
        </div>
        {skala.map((one, at) => {
          const put = (change: Partial<DraftJawaban>, field: string) =>
            onChange(withChanged(skala, one.key, change), `${one.key} ${field}`);
          return (
            <Fields key={one.key}>
              <TypedField
                fields={fields}
                name="kode"
                form={{
                  values: one,
                  set: ({ kode }: { kode: string }) => put({ kode: kode.toUpperCase() }, 'kode'),
                }}
                error={undefined}
              />
              <TypedField
                fields={fields}
                name="uraian"
                label={`${fields.uraian.label} ${one.kode}`}
                form={{ values: one, set: (change: Partial<DraftJawaban>) => put(change, 'uraian') }}
                error={undefined}
              />
              <NumberField
                label={`${fields.nilai.label} ${one.kode}`}
                unit="%"
                digits={2}
                value={one.nilai}
                onChange={(nilai) => put({ nilai }, 'nilai')}
              />
              <PartTools
                name={`jawaban ${one.kode}`}
                isFirst={at === 0}
                isLast={at === skala.length - 1}
                onMove={(by) => onChange(moved(skala, one.key, by), null)}
                onRemove={() => onChange(without(skala, one.key), null)}
              />
            </Fields>
          );
        })}
        <div>
          <Button
            size="small"
            icon={<Plus size={16} />}
            onClick={() => onChange([...skala, newJawaban()], null)}
          >
            Tambah jawaban
          </Button>
        </div>
      </Stack>
    </Card>
  );
}
