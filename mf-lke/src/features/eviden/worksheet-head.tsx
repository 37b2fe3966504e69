import { formatDecimal, formatNilaiLke, type NilaiLke, type PredikatLke } from '@selaras/domain';
import { ProgressBar, space, tokens } from '@selaras/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { PlacedKomponen } from './layout';

const Root = styled.section`
  position: sticky;
  top: 56px;
  z-index: ${tokens.layer.sticky};
  display: grid;
  gap: ${space(2)};
  padding: ${space(3)} ${space(4)};
  border: 1px solid ${tokens.colour.line};
  border-radius: ${tokens.radius.card};
  background: ${tokens.colour.surface};
  box-shadow: ${tokens.shadow};
  @media (max-width: 760px) { position: static; }
  @media print { position: static; box-shadow: none; }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(6)};
  & p strong { font-size: ${tokens.text[20]}; font-variant-numeric: tabular-nums; }
`;

const Parts = styled.nav`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(200px, 100%), 1fr));
  gap: ${space(2)} ${space(6)};
  & > a { min-width: 0; color: inherit; text-decoration: none; border-radius: ${tokens.radius.control}; }
  & > a:hover { color: ${tokens.colour.brand}; }
  & small { display: flex; justify-content: space-between; gap: ${space(2)}; font-size: ${tokens.text[12]}; }
  & small > span:first-child { min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  & small > span:last-child { flex: none; white-space: nowrap; font-variant-numeric: tabular-nums; }
  @media (max-width: 760px) {
    & small { flex-wrap: wrap; }
    & small > span:first-child { white-space: normal; }
  }
  @media print { display: none; }
`;

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
            <a key={id} href={`#komponen-${id}`} title={`${nomor}. ${nama}`}>
              <small>
                <span>
                  {nomor}. {nama}
                </span>
                <span>
                  {formatNilaiLke(part?.nilai ?? 0)}/{formatDecimal(part?.bobot ?? 0)} poin
                </span>
              </small>
              <ProgressBar
                label={`${part?.terjawab ?? 0} dari ${part?.kriteria ?? 0} kriteria terjawab`}
                value={share}
              />
            </a>
          );
        })}
      </Parts>
    </Root>
  );
}
