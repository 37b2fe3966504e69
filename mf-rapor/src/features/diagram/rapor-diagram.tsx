import type { JenisRapor, RaporRingkasan } from '@selaras/contracts';
import { kalimatRapor } from '@selaras/domain';
import { Link, usePages } from '@selaras/portal';
import { loadFailure } from '@selaras/resource';
import { EmptyState, ErrorState, LinkButton, Skeleton, useLoaded } from '@selaras/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { IkuTahunanNote } from '../../kartu/iku-tahunan-note';
import { KartuFigures } from '../../kartu/kartu-figures';
import { type KartuShown, kartuQuery } from '../../kartu/kartu-query';
import { UNIT, unitKey, useRaporPlace } from '../../kartu/place';
import { RaporFrame } from '../../kartu/rapor-frame';
import { sebutanRapor } from '../../kartu/sebutan-rapor';
import type { manifest } from '../../manifest';
import { AlurChart } from './alur/alur-chart';
import type { BagianAlur } from './alur/alur-model';

/** What each kind of report card counts, where its streams begin, and the page of its rows. */
const kinds = {
  'sub-kegiatan': {
    ...sebutanRapor['sub-kegiatan'],
    origin: 'Program',
    page: 'rapor.diagram',
    rows: 'rapor.data',
  },
  'sasaran-pd': {
    ...sebutanRapor['sasaran-pd'],
    origin: 'Indikator kinerja utama',
    page: 'rapor-sasaran.diagram',
    rows: 'rapor-sasaran.data',
  },
} as const satisfies Record<JenisRapor, object>;

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

function RaporDiagram(props: KartuShown) {
  const { jenis } = props;
  const query = useQuery({ ...kartuQuery(props), placeholderData: keepPreviousData });
  const { data: kartu, failure } = useLoaded(query.data, loadFailure(query, 'Rapor gagal dimuat'));
  if (failure) return <ErrorState {...failure} />;
  return (
    <>
      <IkuTahunanNote kartu={kartu} unit={props.unit} />
      <KartuFigures kartu={kartu} {...kinds[jenis]} />
      {kartu === undefined ? <Skeleton height="520px" /> : <Flow {...props} kartu={kartu} />}
    </>
  );
}

function Flow({ jenis, triwulan, unit, kartu }: KartuShown & { kartu: RaporRingkasan }) {
  const { hrefOf } = usePages<typeof manifest>();
  const { item, tercapai, keadaan, origin, rows } = kinds[jenis];
  if (kartu.ringkasan.jumlah === 0) {
    return (
      <EmptyState
        title={`Tidak ada ${item} yang bertarget`}
        description="Pilih triwulan, satuan kerja atau tahun lain."
      />
    );
  }
  const rowsOf = (query: Readonly<Record<string, string>>) =>
    hrefOf(rows, { triwulan }, { [UNIT]: unitKey(unit), ...query });
  const partHref = ({ asal, saringan }: BagianAlur) =>
    rowsOf(saringan ?? originFilter(asal, { jenis, unit }));
  const all = rowsOf({});
  return (
    <AlurChart
      kartu={kartu}
      title={kalimatRapor(kartu.ringkasan, item, tercapai)}
      words={{ origin: unit === null ? 'Satuan kerja' : origin, item, keadaan }}
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

/** Rows of a unit, of a key indicator, of a programme, or of none. */
function originFilter(
  asal: number | null,
  { jenis, unit }: Pick<KartuShown, 'jenis' | 'unit'>,
): Readonly<Record<string, string>> {
  if (unit === null) return { [UNIT]: String(asal) };
  if (jenis === 'sasaran-pd') return { iku_id: String(asal) };
  return asal === 0 ? { asal: 'tanpa-program' } : { program_id: String(asal) };
}
