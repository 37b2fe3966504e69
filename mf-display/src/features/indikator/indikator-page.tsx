import { type AsalIndikator, asalIndikator, type IkuCard, type IndikatorDetail } from '@selaras/contracts';
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
import { IndikatorLink } from './indikator-link';
import { MissedList } from './missed-list';
import { missedWords } from './missed-words';
import { TreeLink } from './tree-link';
import { UnitLink } from './unit-link';
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

const isAsal = (word: string | undefined): word is AsalIndikator =>
  asalIndikator.some((asal) => asal === word);

/** `/public-display/indikator/{pemilik}/{id}`: one indicator that a citizen understands in one minute. */
export function Page() {
  const { pemilik, id } = useParams();
  const number = Number(id);
  if (!isAsal(pemilik) || !Number.isInteger(number) || number <= 0) {
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

function Indikator({ pemilik, id }: { pemilik: AsalIndikator; id: number }) {
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

function Detail({ pemilik, detail }: { pemilik: AsalIndikator; detail: IndikatorDetail }) {
  const tahun = useDisplayYear();
  const { iku, definisi_berubah, meleset, jumlah_bawah, pelaksana, mendukung } = detail;
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
            {polaritasMeanings[iku.polaritas]}. Penanggung jawab: <UnitLink unit={iku.satuan_kerja} />.
            {since !== null && since < tahun && ` ${sinceWords(isTercapai(iku.capaian), since)}`}
          </p>
          {mendukung.length > 0 && <Serves mendukung={mendukung} />}
        </Card>
        {pemilik !== 'kinerja-sub-kegiatan' && (
          <PageSection
            title="Yang belum tercapai di bawahnya"
            description={missedWords(meleset.length, jumlah_bawah)}
          >
            {meleset.length > 0 && <MissedList meleset={meleset} />}
            {pelaksana.length > 1 && <Units pelaksana={pelaksana} />}
            <p>
              <TreeLink {...boxOf(pemilik, iku)} about={iku.indikator}>
                Lihat semua yang ada di bawahnya pada diagram
              </TreeLink>
            </p>
          </PageSection>
        )}
        {results.length > 1 && (
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
        )}
        <p>
          <WayToIndicators />
        </p>
      </PageStack>
    </>
  );
}

/** What the indicator serves, from the top of the tree down. */
function Serves({ mendukung }: Pick<IndikatorDetail, 'mendukung'>) {
  return (
    <p>
      Mendukung:{' '}
      {mendukung.map(({ pemilik, id, indikator }, at) => (
        <Fragment key={`${pemilik} ${id}`}>
          {at > 0 && ' › '}
          <IndikatorLink pemilik={pemilik} id={id}>
            {indikator}
          </IndikatorLink>
        </Fragment>
      ))}
    </p>
  );
}

/** Who works for it, with how much of it was missed. */
function Units({ pelaksana }: Pick<IndikatorDetail, 'pelaksana'>) {
  return (
    <p>
      Dikerjakan oleh{' '}
      {pelaksana.map(({ satuan_kerja, jumlah, meleset }, at) => (
        <Fragment key={satuan_kerja.satuan_kerja_id}>
          {at > 0 && ', '}
          <UnitLink unit={satuan_kerja} /> ({meleset} dari {jumlah} belum tercapai)
        </Fragment>
      ))}
      .
    </p>
  );
}

/** The box of the indicator itself: the regency's goal in the whole tree, any other in that of its unit. */
const boxOf = (pemilik: AsalIndikator, { id, satuan_kerja }: IkuCard) => {
  if (pemilik === 'kabupaten') return { tingkat: 'sasaran-strategis-rpjmd', id, unit: null } as const;
  const tingkat = pemilik === 'pd' ? ('sasaran-strategis-pd' as const) : pemilik;
  return { tingkat, id, unit: satuan_kerja.satuan_kerja_id };
};

const sinceWords = (reached: boolean, since: number) =>
  reached ? `Tercapai terus sejak ${since}.` : `Belum tercapai sejak ${since}.`;
