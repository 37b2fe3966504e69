import type { RekapNilaiJenjang } from '@selaras/contracts';
import { jenjangKinerja, jenjangKinerjaWords } from '@selaras/domain';
import { space, tokens } from '@selaras/ui';
import styled from 'styled-components';

/** Strength of the colour of each class, in percent: the further the outcome, the stronger. */
const strengths = { ultimate: 100, intermediate: 65, immediate: 38, output: 16 } as const;

const Root = styled.div`
  display: grid;
  gap: ${space(1)};
  min-width: 190px;
`;

const Bar = styled.div`
  display: flex;
  gap: 2px;
  height: 10px;
  border-radius: 5px;
  overflow: hidden;
  background: ${tokens.colour.sunken};
  print-color-adjust: exact;
`;

const Part = styled.span<{ $strength: number }>`
  min-width: 6px;
  background: color-mix(in srgb, ${tokens.colour.brand} ${({ $strength }) => $strength}%, ${tokens.colour.surface});
  box-shadow: inset 0 0 0 1px ${tokens.colour.brand};
`;

const Counts = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(3)};
  font-size: ${tokens.text[12]};
  color: ${tokens.colour.muted};
  @media print { font-size: inherit; }
`;

/** How many indicators of a unit stand in each class, as a bar and in words. */
export function KelasBar({ kelas }: Pick<RekapNilaiJenjang, 'kelas'>) {
  const counted = jenjangKinerja.filter((jenjang) => kelas[jenjang] > 0);
  return (
    <Root>
      <Bar aria-hidden="true">
        {counted.map((jenjang) => (
          <Part key={jenjang} $strength={strengths[jenjang]} style={{ flexGrow: kelas[jenjang] }} />
        ))}
      </Bar>
      <Counts>
        {counted.map((jenjang) => (
          <span key={jenjang}>
            {kelas[jenjang]} {jenjangKinerjaWords[jenjang].nama}
          </span>
        ))}
      </Counts>
    </Root>
  );
}
