import type { Pekerjaan } from '@selaras/contracts';
import { formatDate, formatDecimal } from '@selaras/domain';
import { space, tokens } from '@selaras/ui';
import styled from 'styled-components';
import { YearLink } from '../../way-on/year-link';
import { hariMenunggu } from './jumlah-words';

/** The mark of an entry stands at its first line. */
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
  & a, & li > span { display: inline-block; min-height: 24px; vertical-align: top; }
  & small { font-size: ${tokens.text[12]}; color: ${tokens.colour.muted}; }
`;

interface PekerjaanIsiProps extends Pick<Pekerjaan, 'isi' | 'tahun'> {
  now: Date;
  open: boolean;
}

/** The first few of one kind of work, the longest waiting before the others. */
export function PekerjaanIsi({ isi, tahun, now, open }: PekerjaanIsiProps) {
  const waits = isi.some(({ sejak }) => sejak !== null);
  return (
    <Root open={open}>
      <summary>{waits ? 'Yang paling lama menunggu' : 'Rincian'}</summary>
      <ul>
        {isi.map(({ nama, sejak, tujuan }, at) => (
          <li key={at}>
            <YearLink tujuan={tujuan} tahun={tahun}>
              {nama}
            </YearLink>
            {sejak !== null && (
              <small>
                {' '}
                sejak {formatDate(sejak)} ({formatDecimal(hariMenunggu(sejak, now))} hari)
              </small>
            )}
          </li>
        ))}
      </ul>
    </Root>
  );
}
