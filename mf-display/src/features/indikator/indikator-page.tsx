import {
  type IkuCard,
  type IndikatorDetail,
  type PemilikIndikator,
  pemilikIndikator,
} from '@selaras/contracts';
import {
  definisiBerubahWords,
  isTercapai,
  polaritasMeanings,
  statusCapaianOf,
  targetText,
  verdictSentence,
} from '@selaras/domain';
import { useParams } from '@selaras/portal';
import { loadFailure } from '@selaras/resource';
import {
  BulletChart,
  bulletEnd,
  Card,
  ErrorState,
  LoadingState,
  PageHeader,
  PageSection,
  PageStack,
  StatusBadge,
  space,
  tokens,
  useLoaded,
} from '@selaras/ui';
import { Fragment } from 'react';
import styled from 'styled-components';
import { PublicTools } from '../../frame/public-tools';
import { useDisplay, useDisplayYear } from '../../frame/use-display';
import { WayToIndicators } from '../../frame/way-on';
import { RapatFrame } from '../../rapat/rapat-frame';
import { RapatTools } from '../../rapat/rapat-tools';
import { indikator } from './indikator-endpoints';
import { MissedList } from './missed-list';
import { missedWords } from './missed-words';
import { TreeLink } from './tree-link';
import { verdictSince, yearResults } from './verdict';

const Lead = styled.p`
  font-size: ${tokens.text[20]};
  line-height: 1.4;
`;

const Years = styled.div`
  display: grid;
  gap: ${space(3)};
`;

const Break = styled.p`
  padding-top: ${space(2)};
  border-top: 2px dashed ${tokens.colour['line-strong']};
  color: ${tokens.colour.muted};
`;

const isOwner = (word: string | undefined): word is PemilikIndikator =>
  pemilikIndikator.some((owner) => owner === word);

/** `/public-display/indikator/{pemilik}/{id}`: one indicator that a citizen understands in one minute. */
export function Page() {
  const { pemilik, id } = useParams();
  const number = Number(id);
  if (!isOwner(pemilik) || !Number.isInteger(number) || number <= 0) {
    return (
      <ErrorState
        title="Indikator ini tidak ada"
        description="Alamatnya tidak menyebut indikator. Cari indikatornya di dashboard."
        action={<WayToIndicators />}
      />
    );
  }
  return <Indikator pemilik={pemilik} id={number} />;
}

function Indikator({ pemilik, id }: { pemilik: PemilikIndikator; id: number }) {
  const query = useDisplay(indikator, { query: { pemilik, id } });
  const { data, failure, loading } = useLoaded(
    query.data?.data,
    loadFailure(query, 'Indikator gagal dimuat'),
  );
  return (
    <RapatFrame>
      {failure && <ErrorState action={<WayToIndicators />} {...failure} />}
      {loading && <LoadingState />}
      {data && <Detail pemilik={pemilik} detail={data} />}
    </RapatFrame>
  );
}

function Detail({ pemilik, detail }: { pemilik: PemilikIndikator; detail: IndikatorDetail }) {
  const tahun = useDisplayYear();
  const { iku, definisi_berubah, meleset, jumlah_bawah } = detail;
  const since = verdictSince(iku, tahun, definisi_berubah);
  const results = yearResults(iku);
  return (
    <>
      <PageHeader
        title={iku.indikator}
        description={iku.sasaran}
        badge={<StatusBadge status={statusCapaianOf(iku.capaian, false)} />}
        actions={
          <RapatTools>
            <PublicTools />
          </RapatTools>
        }
      />
      <PageStack>
        <Card title="Janji dan hasil">
          <Lead>{verdictSentence(iku, tahun)}</Lead>
          <p>
            {polaritasMeanings[iku.polaritas]}. Penanggung jawab: {iku.satuan_kerja.satuan_kerja_nama}.
            {since !== null && since < tahun && ` ${sinceWords(isTercapai(iku.capaian), since)}`}
          </p>
        </Card>
        <PageSection
          title="Lima tahun"
          description="Garis: target tahun itu. Semua batang memakai skala yang sama."
        >
          <Years>
            {results.map((result) => (
              <Fragment key={result.tahun}>
                {definisi_berubah.includes(result.tahun) && (
                  <Break>{definisiBerubahWords(result.tahun)}</Break>
                )}
                <BulletChart
                  label={`Tahun ${result.tahun}`}
                  target={iku.polaritas === 'range' ? null : result.target}
                  targetText={targetText({ ...iku, target: result.target })}
                  realisasi={result.realisasi}
                  capaian={result.capaian}
                  satuan={iku.satuan}
                  status={statusCapaianOf(result.capaian, false)}
                  max={bulletEnd(results)}
                />
              </Fragment>
            ))}
          </Years>
        </PageSection>
        <PageSection title="Yang meleset di bawahnya" description={missedWords(meleset.length, jumlah_bawah)}>
          {meleset.length > 0 && <MissedList meleset={meleset} />}
          <p>
            <TreeLink {...boxOf(pemilik, iku)} about={iku.indikator}>
              Lihat semua yang ada di bawahnya pada diagram
            </TreeLink>
          </p>
        </PageSection>
        <p>
          <WayToIndicators />
        </p>
      </PageStack>
    </>
  );
}

/** The box of the indicator itself: the regency's goal in the whole tree, a unit's in its own. */
const boxOf = (pemilik: PemilikIndikator, { id, satuan_kerja }: IkuCard) =>
  pemilik === 'kabupaten'
    ? ({ tingkat: 'sasaran-strategis-rpjmd', id, unit: null } as const)
    : ({ tingkat: 'sasaran-strategis-pd', id, unit: satuan_kerja.satuan_kerja_id } as const);

const sinceWords = (reached: boolean, since: number) =>
  reached ? `Tercapai terus sejak ${since}.` : `Belum tercapai sejak ${since}.`;
