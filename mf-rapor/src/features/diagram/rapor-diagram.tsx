import type { JenisRapor, RaporRingkasan } from '@selaras/contracts';
import { kalimatRapor, type Triwulan } from '@selaras/domain';
import { Link, usePages } from '@selaras/portal';
import { loadFailure } from '@selaras/resource';
import { EmptyState, ErrorState, LinkButton, Skeleton, useLoaded } from '@selaras/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { KartuFigures } from '../../kartu/kartu-figures';
import { UNIT, unitKey, useRaporPlace } from '../../kartu/place';
import { RaporFrame } from '../../kartu/rapor-frame';
import { raporQueries } from '../../kartu/rapor-queries';
import type { manifest } from '../../manifest';
import { AlurChart } from './alur/alur-chart';
import type { BagianAlur } from './alur/alur-model';

/** What each kind of report card counts, and where its streams begin. */
const kinds = {
  'sub-kegiatan': { item: 'sub kegiatan', origin: 'Program', page: 'rapor.diagram' },
  'sasaran-pd': { item: 'IKU', origin: 'Indikator kinerja utama', page: 'rapor-sasaran.diagram' },
} as const satisfies Record<JenisRapor, object>;

interface RaporDiagramProps {
  jenis: JenisRapor;
  triwulan: Triwulan;
  unit: number | null;
}

/** The query of a card, as the page asks and prepares it. */
export const kartuQuery = ({ jenis, triwulan, unit }: RaporDiagramProps) =>
  raporQueries.ringkasan({ jenis, triwulan, ...(unit !== null && { satuan_kerja_id: unit }) });

interface DiagramPageProps {
  jenis: JenisRapor;
  title: string;
  description: string;
}

/** A report card of a kind as figures and as the way from plan to repair. */
export function DiagramPage({ jenis, ...words }: DiagramPageProps) {
  const { triwulan, unit } = useRaporPlace();
  const { data } = useQuery({
    ...kartuQuery({ jenis, triwulan: triwulan ?? 1, unit }),
    enabled: triwulan !== null,
  });
  return (
    <RaporFrame page={kinds[jenis].page} {...words} batas={data?.batas}>
      {(place) => <RaporDiagram jenis={jenis} {...place} />}
    </RaporFrame>
  );
}

function RaporDiagram(props: RaporDiagramProps) {
  const { jenis } = props;
  const query = useQuery({ ...kartuQuery(props), placeholderData: keepPreviousData });
  const { data: kartu, failure } = useLoaded(query.data, loadFailure(query, 'Rapor gagal dimuat'));
  if (failure) return <ErrorState {...failure} />;
  return (
    <>
      <KartuFigures kartu={kartu} item={kinds[jenis].item} />
      {kartu === undefined ? <Skeleton height="520px" /> : <Flow {...props} kartu={kartu} />}
    </>
  );
}

function Flow({ jenis, triwulan, unit, kartu }: RaporDiagramProps & { kartu: RaporRingkasan }) {
  const { hrefOf } = usePages<typeof manifest>();
  const { item, origin, page } = kinds[jenis];
  if (kartu.ringkasan.jumlah === 0) {
    return (
      <EmptyState
        title={`Tidak ada ${item} yang bertarget`}
        description="Pilih triwulan, satuan kerja atau tahun lain."
      />
    );
  }
  const rowsOf = (query: Readonly<Record<string, string>>) =>
    jenis === 'sub-kegiatan' ? hrefOf('rapor.data', { triwulan }, { [UNIT]: unitKey(unit), ...query }) : null;
  const partHref = ({ asal, saringan }: BagianAlur) => {
    if (saringan !== null) return rowsOf(saringan);
    if (asal === null) return null;
    return unit === null ? hrefOf(page, { triwulan }, { [UNIT]: asal }) : programHref(asal);
  };
  const programHref = (id: number) => (id === 0 ? null : rowsOf({ program_id: String(id) }));
  const all = rowsOf({});
  return (
    <AlurChart
      kartu={kartu}
      title={kalimatRapor(kartu.ringkasan, item)}
      words={{ origin: unit === null ? 'Satuan kerja' : origin, item }}
      hrefOf={partHref}
      footer={
        all !== null && (
          <LinkButton as={Link} to={all}>
            Buka semua {item}
          </LinkButton>
        )
      }
    />
  );
}
