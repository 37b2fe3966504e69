import { Stack } from '@selaras/ui';
import { DisplayFrame } from '../../frame/display-frame';
import { ofRegency, prepareDisplay } from '../../frame/prepare-display';
import { useDisplay } from '../../frame/use-display';
import { LoadedAgreements } from './loaded-agreements';
import { PerjanjianCard } from './perjanjian-card';
import { perjanjianKabupaten } from './perjanjian-endpoints';

export const prepare = prepareDisplay(perjanjianKabupaten, ofRegency);

/** `/display-makro/perjanjian-kinerja` and its public twin: what the regent promised. */
export function Page() {
  return (
    <DisplayFrame description="Yang dijanjikan Bupati, dengan dokumennya.">
      <RegentAgreement />
    </DisplayFrame>
  );
}

function RegentAgreement() {
  const query = useDisplay(perjanjianKabupaten, {});
  return (
    <LoadedAgreements
      query={query}
      empty={{
        title: 'Perjanjian kinerja Bupati tahun ini belum ditandatangani',
        description: 'Pilih tahun lain di bilah atas.',
      }}
    >
      {(daftar) => (
        <Stack>
          {daftar.map((one) => (
            <PerjanjianCard key={one.id} perjanjian={one} />
          ))}
        </Stack>
      )}
    </LoadedAgreements>
  );
}
