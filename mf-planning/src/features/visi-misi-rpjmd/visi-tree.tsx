import { plainList, space, tokens } from '@selaras/ui';
import styled from 'styled-components';
import { IndikatorTable } from './indikator-table';
import type { TujuanRow, VisiRow } from './visi-misi-rpjmd';

const Branch = styled.ol`
  ${plainList(5)}
  grid-template-columns: minmax(0, 1fr);
  & & { gap: ${space(3)}; margin-top: ${space(3)}; padding-left: ${space(5)}; border-left: 2px solid ${tokens.colour.line}; }
  @media (max-width: 560px) { & & { padding-left: ${space(3)}; } }
`;

const Text = styled.p<{ $strong?: boolean }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(3)};
  font-weight: ${({ $strong }) => ($strong ? 600 : 400)};
  & > span { color: ${tokens.colour.brand}; font-variant-numeric: tabular-nums; font-weight: 600; }
  & > small { grid-column: 2; font-size: ${tokens.text[12]}; color: ${tokens.colour.muted}; }
`;

const Inner = styled.div`
  margin-top: ${space(3)};
`;

/** Missions, goals, objectives and their indicators of one vision. */
export function VisiTree({ misi, tahun_mulai }: Pick<VisiRow, 'misi' | 'tahun_mulai'>) {
  return (
    <Branch>
      {misi.map((entry) => (
        <li key={entry.id}>
          <Text $strong>
            <span>Misi {entry.nomor}</span>
            {entry.misi}
          </Text>
          <Branch>
            {entry.tujuan.map((tujuan) => (
              <Tujuan key={tujuan.id} tujuan={tujuan} tahunMulai={tahun_mulai} />
            ))}
          </Branch>
        </li>
      ))}
    </Branch>
  );
}

function Tujuan({ tujuan, tahunMulai }: { tujuan: TujuanRow; tahunMulai: number }) {
  return (
    <li>
      <Text $strong>
        <span>Tujuan {tujuan.nomor}</span>
        {tujuan.tujuan}
      </Text>
      <Inner>
        <IndikatorTable nomor={tujuan.nomor} rows={tujuan.indikator} tahunMulai={tahunMulai} />
      </Inner>
      <Branch>
        {tujuan.sasaran.map((sasaran) => (
          <li key={sasaran.id}>
            <Text>
              <span>Sasaran {sasaran.nomor}</span>
              {sasaran.sasaran}
              {sasaran.indikator.map(({ id, nomor, indikator }) => (
                <small key={id}>
                  {nomor} {indikator}
                </small>
              ))}
            </Text>
          </li>
        ))}
      </Branch>
    </li>
  );
}
