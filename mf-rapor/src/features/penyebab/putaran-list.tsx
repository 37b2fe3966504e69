import type { PutaranPerbaikan } from '@selaras/contracts';
import { formatMeasure, formatPercent, isTercapai, targetText, triwulanWord } from '@selaras/domain';
import { PageLink } from '@selaras/portal';
import { Badge, plainList, space, tokens } from '@selaras/ui';
import styled from 'styled-components';

const List = styled.ol`
  ${plainList(4)}
`;
const Year = styled.li`
  display: grid;
  grid-template-columns: 72px minmax(0, 1fr);
  gap: ${space(4)};
  padding-left: ${space(4)};
  border-left: 3px solid ${tokens.colour.line};
  overflow-wrap: anywhere;
  break-inside: avoid;
  & > h3 { font-size: ${tokens.text[16]}; }
  & > div { display: grid; gap: ${space(2)}; justify-items: start; }
  @media (max-width: 480px) { grid-template-columns: minmax(0, 1fr); gap: ${space(2)}; }
`;
const Step = styled.p`
  & > b { font-weight: 600; }
`;

/** The wheel of one work: what was planned and reached each year, why it failed, what repaired it, what the next year made of it. */
export const PutaranList = ({
  putaran,
  satuan,
}: {
  putaran: readonly PutaranPerbaikan[];
  satuan: string | null;
}) => (
  <List>
    {putaran.map((year) => (
      <Year key={year.id}>
        <h3>{year.tahun}</h3>
        <div>
          {year.solusi.map((solusi) => (
            <Step key={solusi}>
              <b>Perbaikan atas tahun sebelumnya:</b> {solusi}
            </Step>
          ))}
          <Step>
            <b>Target</b> {targetText(year)}, <b>realisasi</b> {formatMeasure(year.realisasi)}
            {satuan ? ` ${satuan}` : ''}, <b>capaian</b> {formatPercent(year.capaian)}
          </Step>
          <Verdict year={year} />
          {year.penyebab.map(({ triwulan, penyebab }) => (
            <Step key={`${triwulan} ${penyebab}`}>
              <b>Penyebab {triwulanWord(triwulan)}:</b> {penyebab}
            </Step>
          ))}
          <Step>
            <b>Langkah perbaikan:</b>{' '}
            {year.langkah.jumlah === 0
              ? 'belum ada'
              : `${year.langkah.selesai} dari ${year.langkah.jumlah} selesai`}
          </Step>
          <PageLink page="kinerja-sub-kegiatan.show" params={{ id: year.id }}>
            Buka rencana {year.tahun}
          </PageLink>
        </div>
      </Year>
    ))}
  </List>
);

function Verdict({ year: { capaian } }: { year: PutaranPerbaikan }) {
  if (capaian === null) return <Badge tone="neutral">Belum dapat dinilai</Badge>;
  return isTercapai(capaian) ? (
    <Badge tone="success">Tercapai</Badge>
  ) : (
    <Badge tone="danger">Belum tercapai</Badge>
  );
}
