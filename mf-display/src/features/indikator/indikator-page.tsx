import {
  type IndikatorDetail,
  type MissedBelow,
  type PemilikIndikator,
  pemilikIndikator,
} from '@selaras/contracts';
import {
  definisiBerubahWords,
  formatMeasure,
  formatPercent,
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

const Missed = styled.ul`
  display: grid;
  gap: ${space(3)};
  margin: 0;
  padding: 0;
  list-style: none;
  & > li { padding: ${space(3)} ${space(4)}; border: 1px solid ${tokens.colour.line}; border-radius: ${tokens.radius.control}; background: ${tokens.colour.surface}; break-inside: avoid; }
  & small { display: block; font-size: ${tokens.text[12]}; color: ${tokens.colour.muted}; }
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
        <PageSection
          title="Yang meleset di bawahnya"
          description={missedWords(meleset.length, jumlah_bawah, below[pemilik])}
        >
          {meleset.length > 0 && (
            <Missed>
              {meleset.map((missed) => (
                <MissedItem key={missed.id} pemilik={pemilik} missed={missed} />
              ))}
            </Missed>
          )}
        </PageSection>
        <p>
          <WayToIndicators />
        </p>
      </PageStack>
    </>
  );
}

const below: Record<PemilikIndikator, string> = {
  kabupaten: 'indikator perangkat daerah pendukung',
  pd: 'kinerja program pendukung',
};

function missedWords(missed: number, all: number, what: string): string {
  if (all === 0) return `Belum ada hasil ${what}.`;
  if (missed === 0) return `Tidak ada: ${all} ${what} yang sudah ada hasilnya semuanya tercapai.`;
  return `${missed} dari ${all} ${what} yang sudah ada hasilnya.`;
}

const sinceWords = (reached: boolean, since: number) =>
  reached ? `Tercapai terus sejak ${since}.` : `Belum tercapai sejak ${since}.`;

function MissedItem({ pemilik, missed }: { pemilik: PemilikIndikator; missed: MissedBelow }) {
  const { id, indikator: nama, satuan_kerja, satuan, realisasi, capaian, penyebab } = missed;
  return (
    <li>
      {pemilik === 'kabupaten' ? (
        <IndikatorLink pemilik="pd" id={id}>
          {nama}
        </IndikatorLink>
      ) : (
        nama
      )}
      <small>
        {satuan_kerja.satuan_kerja_nama} · {formatMeasure(realisasi)} dari target {targetText(missed)}{' '}
        {satuan} · capaian {formatPercent(capaian)}
      </small>
      {penyebab.length > 0 && <small>Penyebab: {penyebab.join('; ')}</small>}
    </li>
  );
}
