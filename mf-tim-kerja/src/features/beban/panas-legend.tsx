import { allTriwulan, artiPanasBeban, panasBeban, panasBebanWords, triwulanWord } from '@selaras/domain';
import { space, tokens } from '@selaras/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { bobotText } from './beban-columns';
import { panasFields } from './panas-style';

/** Width in pixels up to which a screen is a telephone's. */
const NARROW = 560;

const Root = styled.details`
  font-size: ${tokens.text[12]};
  & > summary { width: fit-content; padding-block: ${space(1)}; cursor: pointer; }
  & > summary:focus-visible { outline: 2px solid ${tokens.colour.brand}; outline-offset: 2px; }
  & > div { display: grid; gap: ${space(2)}; padding-top: ${space(2)}; }
  & p { margin: 0; max-width: 75ch; color: ${tokens.colour.muted}; }
  & ul { display: flex; flex-wrap: wrap; gap: ${space(2)}; margin: 0; padding: 0; list-style: none; }
  ${panasFields}
  & [data-panas] { padding: ${space(1)} ${space(2)}; white-space: normal; }
  @media (max-width: ${NARROW}px) {
    & ul { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); }
  }
`;

/** What the fields say: the weight, the unit's means, and the five warmths; folded at first on a telephone. */
export function PanasLegend({ rata }: { rata: readonly number[] }) {
  const [open, setOpen] = useState(() => innerWidth > NARROW);
  return (
    <Root open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Arti bobot dan beban</summary>
      <div>
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
      </div>
    </Root>
  );
}
