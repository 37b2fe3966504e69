import type { IkuCard } from '@selaras/contracts';
import { PageLink } from '@selaras/portal';
import { useKeptQuery } from '../../frame/way-on';

/** Leads from the name of a unit to what it promised and reached; a meeting that opens it goes on there. */
export function UnitLink({
  unit: { satuan_kerja_id, satuan_kerja_nama },
}: {
  unit: IkuCard['satuan_kerja'];
}) {
  return (
    <PageLink page="publik-mikro.capaian-kinerja-pd" query={{ ...useKeptQuery(), satuan_kerja_id }}>
      {satuan_kerja_nama}
    </PageLink>
  );
}
