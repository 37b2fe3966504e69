import type { Pekerjaan, Tujuan } from '@selaras/contracts';
import { formatDate } from '@selaras/domain';
import { PageLink } from '@selaras/portal';
import { space, tokens } from '@selaras/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Root = styled.details`
  & > summary {
    width: fit-content;
    min-height: 24px;
    color: ${tokens.colour.muted};
    cursor: pointer;
  }
  & ul {
    display: grid;
    gap: ${space(1)};
    padding: ${space(1)} 0 0 ${space(4)};
  }
  & li { overflow-wrap: anywhere; }
  & a, & li > span { display: inline-block; min-height: 24px; }
  & small { font-size: ${tokens.text[12]}; color: ${tokens.colour.muted}; }
`;

/** Leads to where something is done; a reader who does not have that page is told of it alone. */
export const TujuanLink = ({ tujuan, children }: { tujuan: Tujuan; children: ReactNode }) => (
  <PageLink page={tujuan.halaman} params={tujuan.parameter} query={tujuan.saring}>
    {children}
  </PageLink>
);

interface PekerjaanIsiProps extends Pick<Pekerjaan, 'isi'> {
  open: boolean;
}

/** The first few of one kind of work, the longest waiting before the others. */
export function PekerjaanIsi({ isi, open }: PekerjaanIsiProps) {
  const waits = isi.some(({ sejak }) => sejak !== null);
  return (
    <Root open={open}>
      <summary>{waits ? 'Yang paling lama menunggu' : 'Rincian'}</summary>
      <ul>
        {isi.map(({ nama, sejak, tujuan }, at) => (
          <li key={at}>
            <TujuanLink tujuan={tujuan}>{nama}</TujuanLink>
            {sejak !== null && <small> sejak {formatDate(sejak)}</small>}
          </li>
        ))}
      </ul>
    </Root>
  );
}
