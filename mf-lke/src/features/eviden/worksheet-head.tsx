import { formatDecimal, formatNilaiLke, type NilaiLke, type PredikatLke } from '@selaras/domain';
import { framed, ProgressBar, space, spreadRow, tokens } from '@selaras/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { PlacedKomponen } from './layout';

const Root = styled.section`
  ${framed}
  position: sticky;
  top: 56px;
  z-index: ${tokens.layer.sticky};
  display: grid;
  gap: ${space(2)};
  padding: ${space(3)} ${space(4)};
  box-shadow: ${tokens.shadow};
  @media (max-width: 760px) { position: static; }
  @media print { position: static; box-shadow: none; }
`;

const Line = styled.div`
  ${spreadRow(2, 6)}
  & p strong { font-size: ${tokens.text[20]}; font-variant-numeric: tabular-nums; }
`;

const Parts = styled.nav`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(200px, 100%), 1fr));
  gap: ${space(2)} ${space(6)};
  & > a {
    display: flex;
    flex-direction: column;
    justify-content: space-between;
    min-width: 0;
    color: inherit;
    text-decoration: none;
    border-radius: ${tokens.radius.control};
  }
  & > a:hover { color: ${tokens.colour.brand}; }
  & small { overflow-wrap: anywhere; font-size: ${tokens.text[12]}; font-weight: 600; }
  @media print { display: none; }
`;

/** How far a component is, and what its answers give: `16 dari 25 terjawab · 16,08/30 poin`. */
const progress = (part: NilaiLke['komponen'][number] | undefined) =>
  `${part?.terjawab ?? 0} dari ${part?.kriteria ?? 0} terjawab · ${formatNilaiLke(part?.nilai ?? 0)}/${formatDecimal(part?.bobot ?? 0)} poin`;

interface WorksheetHeadProps {
  readonly komponen: readonly PlacedKomponen[];
  readonly nilai: NilaiLke & { readonly predikat: PredikatLke | null };
  readonly tools: ReactNode;
}

/** How far the worksheet is, in all and by component, and the points that its answers give so far. */
export function WorksheetHead({ komponen, nilai, tools }: WorksheetHeadProps) {
  const { terjawab, kriteria, predikat } = nilai;
  return (
    <Root aria-label="Kemajuan pengisian">
      <Line>
        <p role="status">
          <strong>{formatNilaiLke(nilai.nilai)}</strong> poin
          {predikat !== null && ` · ${predikat.kode}, ${predikat.label}`} · {terjawab} dari {kriteria}{' '}
          kriteria terjawab
        </p>
        {tools}
      </Line>
      <Parts aria-label="Komponen">
        {komponen.map(({ id, nomor, nama }) => {
          const part = nilai.komponen.find((one) => one.id === id);
          const share = part === undefined ? null : (part.terjawab / Math.max(1, part.kriteria)) * 100;
          return (
            <a key={id} href={`#komponen-${id}`}>
              <small>
                {nomor}. {nama}
              </small>
              <ProgressBar label={progress(part)} value={share} />
            </a>
          );
        })}
      </Parts>
    </Root>
  );
}
