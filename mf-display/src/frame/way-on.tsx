import { Link, PageLink, useLocation, useSearchParams } from '@selaras/portal';
import { ErrorState, type ErrorStateProps } from '@selaras/ui';
import { rapatParams } from '../rapat/rapat-list';
import { useDisplayKind } from './display-kind';

/** The meeting that is on goes on wherever its pages lead. */
export function useKeptQuery(): Readonly<Record<string, string | null>> {
  const [search] = useSearchParams();
  return Object.fromEntries(rapatParams.map((name) => [name, search.get(name)]));
}

/**
 * From a unit of which nothing can be shown to the choice of another one; of the regency to what it planned, and from
 * there to what is known of its indicators.
 */
export function WayOn() {
  const { pathname } = useLocation();
  const { area, publik } = useDisplayKind();
  const query = useKeptQuery();
  if (area === 'mikro') {
    const kept = Object.entries(query).flatMap(([name, value]) => (value === null ? [] : [[name, value]]));
    return <Link to={{ pathname, search: String(new URLSearchParams(kept)) }}>Pilih satuan kerja lain</Link>;
  }
  if (pathname.endsWith('/rpjmd')) return <WayToIndicators />;
  return (
    <PageLink page={publik ? 'publik-makro.rpjmd' : 'makro.rpjmd'} query={query}>
      Lihat rencana lima tahun
    </PageLink>
  );
}

/** To all key indicators, from an address that names none of them. */
export function WayToIndicators() {
  return (
    <PageLink page="publik-makro.dashboard" query={useKeptQuery()}>
      Semua indikator kabupaten
    </PageLink>
  );
}

/** Why a display could not be read: to try again, or the way on where that would not help. */
export const withWayOn = (failure: ErrorStateProps): ErrorStateProps =>
  failure.onRetry === undefined ? { ...failure, action: <WayOn /> } : failure;

/** What stands in a display's place when it could not be read. */
export const DisplayFailure = (failure: ErrorStateProps) => <ErrorState {...withWayOn(failure)} />;
