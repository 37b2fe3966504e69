import type { ValidasiPerencanaanDetail } from '@selaras/contracts';
import { Link, usePages } from '@selaras/portal';
import { loadFailure } from '@selaras/resource';
import { Card, ErrorState, LinkButton, LoadingState, useLoaded } from '@selaras/ui';
import { useQuery } from '@tanstack/react-query';
import { TableProperties } from 'lucide-react';
import { WayToSalin } from '../salin-rencana/way-to-salin';
import { TemuanList } from './temuan-list';
import { validasiPerencanaanQueries } from './validasi-perencanaan-queries';

/** "Siap diajukan?": the own plan, checked before anybody else reads it. */
export function SiapDiajukan({ satkerId }: { satkerId: number }) {
  // What was mended a moment ago in a form is not found again.
  const query = useQuery({ ...validasiPerencanaanQueries.get(satkerId), staleTime: 0 });
  const { loading, data, failure } = useLoaded(
    query.data?.data,
    loadFailure(query, 'Perencanaan gagal diperiksa'),
  );
  return (
    <Card title="Siap diajukan?" actions={data && <WayToSheet temuan={data.temuan} />}>
      {failure && data === undefined && <ErrorState {...failure} />}
      {loading && <LoadingState />}
      {data?.baris.every(({ level }) => level === 'sasaran-strategis-pd') && <WayToSalin unit={satkerId} />}
      {data && <TemuanList baris={data.baris} temuan={data.temuan} act="ajukan" open />}
    </Card>
  );
}

/** The table of the whole plan, which shows what lacks something alone. */
function WayToSheet({ temuan: { wajib, saran } }: Pick<ValidasiPerencanaanDetail, 'temuan'>) {
  const { hasPage, hrefOf } = usePages();
  const page = 'kinerja-langkah-aksi-terintegrasi';
  const href = hasPage(page) ? hrefOf(page, {}, { lengkapi: 1 }) : null;
  if (href === null || wajib.length + saran.length === 0) return null;
  return (
    <LinkButton as={Link} size="small" to={href} icon={<TableProperties size={14} />}>
      Lengkapi dalam tabel
    </LinkButton>
  );
}
