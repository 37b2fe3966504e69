import type { TingkatIku } from '@selaras/contracts';
import { useSession } from '@selaras/portal';
import { seesAllUnits } from '@selaras/roles';
import { LandscapePaper, PageHeader, PrintButton, Tabs } from '@selaras/ui';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { EntryProvider } from './entry-context';
import { IkuList } from './iku-list';

const tabs: readonly { id: TingkatIku; label: string }[] = [
  { id: 'kabupaten', label: 'Kabupaten' },
  { id: 'pd', label: 'Satuan kerja' },
];

/** `/capaian-iku`: key indicators of regency and units with target, realisation typed in place, and achievement. */
export function Page() {
  const { user, tahunKinerja } = useSession();
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const usual = seesAllUnits(user) ? 'kabupaten' : 'pd';
  const open = tabs.find(({ id }) => id === address.get('tingkat'))?.id ?? usual;
  return (
    <>
      <LandscapePaper />
      <PageHeader
        title="Capaian IKU"
        description={`Target, realisasi dan capaian indikator kinerja utama tahun ${tahunKinerja}, dibandingkan dengan tahun lain dan rata-rata nasional.`}
        actions={<PrintButton />}
      />
      <EntryProvider>
        <Tabs
          label="IKU milik"
          value={open}
          onChange={(tingkat) => void navigate({ search: `?${new URLSearchParams({ tingkat })}` })}
          items={tabs.map(({ id, label }) => ({
            id,
            label,
            content: id === open && <IkuList key={id} tingkat={id} />,
          }))}
        />
      </EntryProvider>
    </>
  );
}
