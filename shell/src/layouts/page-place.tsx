import { useSession } from '@selaras/portal';
import { mayOpen } from '@selaras/portal/host';
import { Breadcrumb } from '@selaras/ui';
import { Suspense, useSyncExternalStore } from 'react';
import { Link, Outlet } from 'react-router-dom';
import styled from 'styled-components';
import { DenialPage } from '../errors/denial-page';
import { trailOf } from '../menu/trail';
import { usePageEntries } from '../menu/use-page-entries';
import { useCurrentPage, useCurrentParams } from '../navigation/current-page';
import { useShell } from '../shell-context';

const Kept = styled.div`
  &[hidden] { display: none; }
`;

/** Where the open page stands inside its layout. A refusal covers what was typed there without throwing it away. */
function PagePlace({ tahun }: { tahun: number }) {
  const { denial } = useShell();
  const { pesan, recoverable } = useSyncExternalStore(denial.subscribe, denial.get);
  const isDenied = pesan !== null;
  return (
    <>
      {isDenied && <DenialPage />}
      {(!isDenied || recoverable) && (
        <Kept hidden={isDenied}>
          <Suspense fallback={null}>
            <Outlet key={tahun} />
          </Suspense>
        </Kept>
      )}
    </>
  );
}

/** The way to the open page, leading to its parents. */
export function PageTrail() {
  const page = useCurrentPage();
  const params = useCurrentParams();
  const pages = usePageEntries();
  const { user } = useSession();
  if (page === null) return null;
  const steps = trailOf(page, pages, params, ({ guard }) => mayOpen(guard, user));
  const items = steps.map(({ label, path }) => ({ label, href: path ?? undefined }));
  return <Breadcrumb items={items} renderLink={({ href, label }) => <Link to={href}>{label}</Link>} />;
}

/** A page under the performance year: choosing another year opens it anew. */
export function YearlyPagePlace() {
  const { tahunKinerja } = useSession();
  return <PagePlace tahun={tahunKinerja} />;
}

export function PublicPagePlace() {
  const { tahunPublik } = useSession();
  return <PagePlace tahun={tahunPublik} />;
}
