import type { MissedBelow } from '@selaras/contracts';
import { formatMeasure, formatPercent, targetText, tingkatWords } from '@selaras/domain';
import { space, tokens } from '@selaras/ui';
import styled from 'styled-components';
import { IndikatorLink } from './indikator-link';
import { TreeLink } from './tree-link';

const Missed = styled.ul`
  display: grid;
  gap: ${space(3)};
  margin: 0;
  padding: 0;
  list-style: none;
  & > li { padding: ${space(3)} ${space(4)}; border: 1px solid ${tokens.colour.line}; border-radius: ${tokens.radius.control}; background: ${tokens.colour.surface}; break-inside: avoid; }
  & small { display: block; font-size: ${tokens.text[12]}; color: ${tokens.colour.muted}; }
`;

/** What missed its target below an indicator, from the top of the tree down; each leads to its box in the tree. */
export function MissedList({ meleset }: { meleset: readonly MissedBelow[] }) {
  return (
    <Missed>
      {meleset.map((missed) => (
        <MissedItem key={`${missed.tingkat} ${missed.id}`} missed={missed} />
      ))}
    </Missed>
  );
}

function MissedItem({ missed }: { missed: MissedBelow }) {
  const { tingkat, id, indikator, satuan_kerja, satuan, realisasi, capaian, penyebab } = missed;
  return (
    <li>
      {tingkat === 'sasaran-strategis-pd' ? (
        <IndikatorLink pemilik="pd" id={id}>
          {indikator}
        </IndikatorLink>
      ) : (
        indikator
      )}
      <small>
        {tingkatWords[tingkat].nama} · {satuan_kerja.satuan_kerja_nama} · {formatMeasure(realisasi)} dari
        target {targetText(missed)} {satuan} · capaian {formatPercent(capaian)}
      </small>
      {penyebab.length > 0 && <small>Penyebab: {penyebab.join('; ')}</small>}
      <small>
        <TreeLink tingkat={tingkat} id={id} unit={satuan_kerja.satuan_kerja_id} about={indikator}>
          Lihat di diagram
        </TreeLink>
      </small>
    </li>
  );
}
