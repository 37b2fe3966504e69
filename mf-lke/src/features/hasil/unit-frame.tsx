import type { LkeHasilDetail } from '@selaras/contracts';
import { Link, useSession } from '@selaras/portal';
import { loadFailure } from '@selaras/resource';
import { seesAllUnits } from '@selaras/roles';
import { ErrorState, LinkButton, PageHeader, PageStack, useLoaded } from '@selaras/ui';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { KeadaanBadge } from '../../lembar/keadaan-badge';
import { hasilQueries } from './hasil-queries';
import { PredikatBadge } from './predikat-badge';

interface UnitFrameProps {
  unit: number;
  title: string;
  /** What can be done with the result, once it is here. */
  actions?: (hasil: LkeHasilDetail | undefined) => ReactNode;
  children: (hasil: LkeHasilDetail | undefined, read: Date) => ReactNode;
}

/** The result of one unit under its title, with how far it is and the way back to all units. */
export function UnitFrame({ unit, title, actions, children }: UnitFrameProps) {
  const { user, tahunKinerja } = useSession();
  const query = useQuery(hasilQueries.get(unit));
  const { data: hasil, failure } = useLoaded(
    query.data?.data,
    loadFailure(query, 'Hasil evaluasi gagal dimuat'),
  );
  return (
    <>
      <PageHeader
        title={title}
        badge={
          hasil && (
            <>
              <KeadaanBadge keadaan={hasil.keadaan} />
              <PredikatBadge predikat={hasil.predikat} />
            </>
          )
        }
        description={`${hasil?.satuan_kerja.satuan_kerja_nama ?? 'Satuan kerja'}, tahun ${tahunKinerja}`}
        actions={
          <>
            {seesAllUnits(user) && (
              <LinkButton as={Link} to="?" icon={<ArrowLeft size={16} />}>
                Semua satuan kerja
              </LinkButton>
            )}
            {actions?.(hasil)}
          </>
        }
      />
      {failure ? (
        <ErrorState {...failure} />
      ) : (
        <PageStack>{children(hasil, new Date(query.dataUpdatedAt))}</PageStack>
      )}
    </>
  );
}
