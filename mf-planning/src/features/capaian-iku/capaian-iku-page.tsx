import type { User } from '@selaras/contracts';
import type { TingkatIku } from '@selaras/domain';
import type { PageOpening } from '@selaras/federation';
import { Link, useSearchParams, useSession } from '@selaras/portal';
import { seesAllUnits } from '@selaras/roles';
import { LandscapePaper, PageHeader, PrintButton, ViewLinks } from '@selaras/ui';
import { EntryProvider } from './entry-context';
import { IkuList, ikuAt } from './iku-list';

const tabs: readonly { id: TingkatIku; label: string }[] = [
  { id: 'kabupaten', label: 'Kabupaten' },
  { id: 'pd', label: 'Satuan kerja' },
];

const levelShown = (user: User | null, asked: string | null): TingkatIku =>
  tabs.find(({ id }) => id === asked)?.id ?? (seesAllUnits(user) ? 'kabupaten' : 'pd');

export const prepare = ({ queries, address, user }: PageOpening) =>
  queries.prefetchQuery(ikuAt(address, levelShown(user, address.get('tingkat'))));

/** `/capaian-iku`: key indicators of regency and units with target, realisation typed in place, and achievement. */
export function Page() {
  const { user, tahunKinerja } = useSession();
  const [address] = useSearchParams();
  const open = levelShown(user, address.get('tingkat'));
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
