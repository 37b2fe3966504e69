import type { MissedBelow } from '@selaras/contracts';
import { formatMeasure, formatPercent, targetText, tingkatWords } from '@selaras/domain';
import { Button, plainList, space, tokens } from '@selaras/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { IndikatorLink } from './indikator-link';
import { TreeLink } from './tree-link';
import { UnitLink } from './unit-link';

/** So many are shown at once; the others on request, and on paper. */
const FIRST = 10;

const Missed = styled.ul<{ $cut: boolean }>`
  ${plainList(3)}
  & > li { padding: ${space(3)} ${space(4)}; border: 1px solid ${tokens.colour.line}; border-radius: ${tokens.radius.control}; background: ${tokens.colour.surface}; break-inside: avoid; }
  & small { display: block; font-size: ${tokens.text[12]}; color: ${tokens.colour.muted}; }
  @media screen {
    ${({ $cut }) => $cut && `& > li:nth-child(n + ${FIRST + 1}) { display: none; }`}
  }
`;

/**
 * What missed its target below an indicator, from the top of the tree down; each leads to its own page, to its unit and to
 * its box in the tree.
 */
export function MissedList({ meleset }: { meleset: readonly MissedBelow[] }) {
  const [whole, setWhole] = useState(false);
  const cut = !whole && meleset.length > FIRST;
  return (
    <>
      <Missed $cut={cut}>
        {meleset.map((missed) => (
          <MissedItem key={`${missed.tingkat} ${missed.id}`} missed={missed} />
        ))}
      </Missed>
      {cut && <Button onClick={() => setWhole(true)}>Tampilkan semua {meleset.length}</Button>}
    </>
  );
}

function MissedItem({ missed }: { missed: MissedBelow }) {
  const { tingkat, id, indikator, satuan_kerja, satuan, realisasi, capaian, penyebab } = missed;
  return (
    <li>
      <IndikatorLink pemilik={tingkat === 'sasaran-strategis-pd' ? 'pd' : tingkat} id={id}>
        {indikator}
      </IndikatorLink>
      <small>
        {tingkatWords[tingkat].nama} · <UnitLink unit={satuan_kerja} /> · {formatMeasure(realisasi)} dari
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
