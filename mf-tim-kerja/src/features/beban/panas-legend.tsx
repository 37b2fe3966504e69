import { allTriwulan, artiPanasBeban, panasBeban, panasBebanWords, triwulanWord } from '@selaras/domain';
import { space, tokens } from '@selaras/ui';
import styled from 'styled-components';
import { bobotText } from './beban-columns';
import { panasFields } from './panas-style';

const Root = styled.section`
  display: grid;
  gap: ${space(2)};
  font-size: ${tokens.text[12]};
  & p { margin: 0; max-width: 75ch; color: ${tokens.colour.muted}; }
  & ul { display: flex; flex-wrap: wrap; gap: ${space(2)}; margin: 0; padding: 0; list-style: none; }
  ${panasFields}
  & [data-panas] { padding: ${space(1)} ${space(2)}; white-space: normal; }
  @media (max-width: 560px) {
    & ul { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); }
  }
`;

/** What the fields say: the weight, the unit's means, and the five warmths. */
export function PanasLegend({ rata }: { rata: readonly number[] }) {
  return (
    <Root aria-label="Arti bobot dan beban">
      <p>
        Bobot 1 sama dengan pekerjaan satu langkah aksi penuh dalam satu triwulan: bagian seseorang dibagi
        target langkahnya. Rata-rata orang yang membawa langkah di satuan kerja ini:{' '}
        {allTriwulan.map((tw) => `${triwulanWord(tw)} ${bobotText(rata[tw - 1] ?? 0)}`).join(', ')}.
      </p>
      <ul>
        {panasBeban.map((panas) => (
          <li key={panas} data-panas={panas}>
            <em>{panasBebanWords[panas]}</em>
            {artiPanasBeban[panas]}
          </li>
        ))}
      </ul>
    </Root>
  );
}
