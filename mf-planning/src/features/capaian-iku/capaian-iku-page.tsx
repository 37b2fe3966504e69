import type { TingkatIku } from '@selaras/contracts';
import { Link, useSearchParams, useSession } from '@selaras/portal';
import { seesAllUnits } from '@selaras/roles';
import { LandscapePaper, PageHeader, PrintButton, ViewLinks } from '@selaras/ui';
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
  const usual = seesAllUnits(user) ? 'kabupaten' : 'pd';
  const open = tabs.find(({ id }) => id === address.get('tingkat'))?.id ?? usual;
  return (
    <>
      <LandscapePaper />
      <PageHeader
        title="Capaian IKU"
        description={`Indikator kinerja utama tahun ${tahunKinerja} dan pembandingnya.`}
        actions={<PrintButton />}
      />
      <EntryProvider>
        <ViewLinks
          label="IKU milik"
          views={tabs.map(({ id, label }) => ({
            label,
            href: `?${new URLSearchParams({ tingkat: id })}`,
            'aria-current': id === open ? 'page' : undefined,
          }))}
          renderLink={({ label, href, ...mark }) => (
            <Link to={href} {...mark}>
              {label}
            </Link>
          )}
        />
        <IkuList key={open} tingkat={open} />
      </EntryProvider>
    </>
  );
}
