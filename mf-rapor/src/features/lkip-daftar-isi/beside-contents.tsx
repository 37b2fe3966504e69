import { latePart, Skeleton, space, tokens } from '@selaras/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { DaftarIsiProps } from './daftar-isi';
import { WIDE } from './wide';

const DaftarIsi = latePart(
  async () => (await import(/* webpackChunkName: "lkip-daftar-isi" */ './daftar-isi')).DaftarIsi,
  () => <Skeleton height="44px" />,
);

const Root = styled.div`
  & > nav {
    position: sticky;
    top: ${tokens.barHeight};
    z-index: 3;
    margin-bottom: ${space(4)};
    &[data-menulis] { position: relative; top: 0; }
  }
  /* What is gone to stands below the button that stays at the top. */
  & [id^='bagian-'], & [id^='sasaran-'], & [id^='analisis-'] { scroll-margin-top: 56px; }
  @media (min-width: ${WIDE}) {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 17rem;
    gap: ${space(6)};
    align-items: start;
    & > nav, & > nav[data-menulis] {
      order: 2;
      position: sticky;
      top: calc(${tokens.barHeight} + ${space(4)});
      z-index: auto;
      margin: 0;
    }
    & [id^='bagian-'], & [id^='sasaran-'], & [id^='analisis-'] { scroll-margin-top: 0; }
  }
  @media print { display: block; & > nav { display: none; } }
`;

interface BesideContentsProps extends DaftarIsiProps {
  /** A section is written on this page: its tools stand where the folded contents would. */
  readonly menulis?: boolean;
  readonly children: ReactNode;
}

/** A report with its contents at its side; on a narrow screen they are folded above it. */
export const BesideContents = ({ menulis = false, children, ...contents }: BesideContentsProps) => (
  <Root>
    <nav aria-label="Daftar isi laporan" data-menulis={menulis || undefined}>
      <DaftarIsi {...contents} />
    </nav>
    {children}
  </Root>
);
