import { space, tokens } from '@selaras/ui';
import { TriangleAlert } from 'lucide-react';
import styled from 'styled-components';

const Root = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(2)};
  padding: ${space(3)};
  border-radius: ${tokens.radius.control};
  background: ${tokens.statusSoft['tidak-tercapai']};
  color: ${tokens.colour.text};
  & > svg { color: ${tokens.status['tidak-tercapai']}; }
  & p { font-weight: 600; }
  & ul { margin: 0; padding-left: ${space(5)}; overflow-wrap: anywhere; }
  @media print { display: none; }
`;

/** Says that the portal says something else today, and what. */
export const Perubahan = ({ perubahan }: { perubahan: readonly string[] }) => (
  <Root role="note">
    <TriangleAlert size={18} aria-hidden="true" />
    <div>
      <p>Data di portal sudah berubah sejak diambil</p>
      <ul>
        {perubahan.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
    </div>
  </Root>
);
