import { babLkip, keadaanLkipWords } from '@selaras/domain';
import { useSession } from '@selaras/portal';
import { loadFailure } from '@selaras/resource';
import { Badge, Button, ErrorState, LoadingState, PageHeader, PageStack, useLoaded } from '@selaras/ui';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { BesideContents } from '../lkip-daftar-isi/beside-contents';
import { EksporButton } from '../lkip-ekspor/ekspor-button';
import { AlurPanel } from './alur-panel';
import { alurQueries } from './alur-queries';
import { BabReviu } from './bab-reviu';

interface ReviuReportProps {
  readonly unit: number | null;
  readonly onBack: () => void;
}

/** A report that was handed in, chapter by chapter, with what is said of each section beside it. */
export function ReviuReport({ unit, onBack }: ReviuReportProps) {
  const { tahunKinerja } = useSession();
  const query = useQuery(alurQueries.alur(unit));
  const { data, failure } = useLoaded(query.data?.data, loadFailure(query, 'Laporan gagal dimuat'));
  const back = (
    <Button icon={<ArrowLeft size={16} />} onClick={onBack}>
      Daftar laporan
    </Button>
  );
  if (data === undefined) {
    return (
      <>
        <PageHeader title="Reviu LKIP" actions={back} />
        {failure ? <ErrorState {...failure} /> : <LoadingState label="Memuat laporan" />}
      </>
    );
  }
  return (
    <>
      <PageHeader
        title={data.satuan_kerja?.satuan_kerja_nama ?? 'Pemerintah kabupaten'}
        badge={<Badge tone="brand">{keadaanLkipWords[data.keadaan]}</Badge>}
        description={`Reviu laporan kinerja tahun ${tahunKinerja}. Sorot bacaan di naskah untuk mengomentarinya.`}
        actions={
          <>
            {back}
            <EksporButton unit={unit} />
          </>
        }
      />
      <BesideContents unit={unit} bagian={data.bagian} page={null} query={{}}>
        <PageStack>
          <AlurPanel unit={unit} catatan={false} />
          {babLkip.map((bab) => (
            <BabReviu key={bab} unit={unit} bab={bab} alur={data} />
          ))}
        </PageStack>
      </BesideContents>
    </>
  );
}
