import type { PageModule } from '@selaras/federation';
import { useAddress, useSession } from '@selaras/portal';

import { seesAllUnits } from '@selaras/roles';
import { Button, PageHeader } from '@selaras/ui';
import { ArrowLeft } from 'lucide-react';
import { DokumenMatrix, matrixQuery } from './dokumen-matrix';
import { DokumenOfOwner } from './dokumen-of-owner';
import { dokumenQueries } from './dokumen-queries';
import { OWNER, ownerQuery } from './owner';

/** What the page shows first: everything, or one owner. */
export const prepare: PageModule['prepare'] = ({ queries, address, user }) => {
  const asked = seesAllUnits(user) ? ownerQuery(address.get(OWNER)) : {};
  return queries.prefetchQuery(dokumenQueries.list(asked ?? matrixQuery(address)));
};

/** `/dokumen`: performance documents, of the own unit or of all: what is there, what is missing, what is shown. */
export function Page() {
  const { user, tahunKinerja } = useSession();
  const [address, change] = useAddress();
  const seesAll = seesAllUnits(user);
  const asked = seesAll ? ownerQuery(address.get(OWNER)) : {};
  const back = () =>
    change((before) => {
      before.delete(OWNER);
      return before;
    });
  return (
    <>
      <PageHeader
        title="Dokumen"
        description={`LKIP, Renstra, perjanjian kinerja dan indikator kinerja utama tahun ${tahunKinerja}. Yang diunggah langsung tampil bagi masyarakat.`}
        actions={
          seesAll &&
          asked !== null && (
            <Button icon={<ArrowLeft size={16} />} onClick={back}>
              Semua satuan kerja
            </Button>
          )
        }
      />
      {asked === null ? <DokumenMatrix /> : <DokumenOfOwner asked={asked} titled={seesAll} />}
    </>
  );
}
