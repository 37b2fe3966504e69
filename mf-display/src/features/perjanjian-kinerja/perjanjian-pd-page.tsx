import type { PerjanjianDisplay } from '@selaras/contracts';
import { jenisPerjanjianUnit, jenisPerjanjianWords } from '@selaras/domain';
import { useAddressChoice } from '@selaras/resource';
import { CardGrid, EmptyState, Segmented, Stack } from '@selaras/ui';
import { DisplayFrame } from '../../frame/display-frame';
import { ofUnit, prepareDisplay } from '../../frame/prepare-display';
import { useDisplay } from '../../frame/use-display';
import { LoadedAgreements } from './loaded-agreements';
import { PerjanjianCard } from './perjanjian-card';
import { perjanjianSatuanKerja } from './perjanjian-endpoints';

export const prepare = prepareDisplay(perjanjianSatuanKerja, ofUnit);

/** `/display-mikro/perjanjian-kinerja` and its public twin: who in a unit promised what to whom. */
export function Page() {
  return (
    <DisplayFrame description="Siapa menjanjikan apa kepada siapa di satu perangkat daerah, dengan dokumennya.">
      {(unit) => <UnitAgreements unit={unit} />}
    </DisplayFrame>
  );
}

function UnitAgreements({ unit }: { unit: number }) {
  const query = useDisplay(perjanjianSatuanKerja, { query: { satuan_kerja_id: unit } });
  return (
    <LoadedAgreements
      query={query}
      empty={{
        title: 'Belum ada perjanjian kinerja yang dapat dilihat pada tahun ini',
        description: 'Pilih tahun lain di bilah atas, atau perangkat daerah lain.',
      }}
    >
      {(daftar) => <ByLevel daftar={daftar} />}
    </LoadedAgreements>
  );
}

const ALL = 'semua';

/** What of a unit's agreements is shown, level by level from its head down, then all of them. */
const choices = [
  ...jenisPerjanjianUnit.map((value) => ({ value, label: jenisPerjanjianWords[value] })),
  { value: ALL, label: 'Semua tingkat' },
] as const;

/** The agreements of one level or of all, on paper as on the screen. */
function ByLevel({ daftar }: { daftar: readonly PerjanjianDisplay[] }) {
  const [level, choose] = useAddressChoice('tingkat', [...jenisPerjanjianUnit, ALL]);
  const shown = daftar.filter(({ jenis }) => level === ALL || jenis === level);
  return (
    <Stack>
      <Segmented label="Tingkat" options={choices} value={level} onChange={choose} />
      {shown.length === 0 ? (
        <EmptyState title="Belum ada perjanjian kinerja pada tingkat ini" description="Pilih tingkat lain." />
      ) : (
        <CardGrid $min={380}>
          {shown.map((one) => (
            <PerjanjianCard key={one.id} perjanjian={one} />
          ))}
        </CardGrid>
      )}
    </Stack>
  );
}
