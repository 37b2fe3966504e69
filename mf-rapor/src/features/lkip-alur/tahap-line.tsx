import type { LangkahLkipRow } from '@selaras/contracts';
import { formatDate, type KeadaanLkip, keadaanLkip, keadaanLkipWords } from '@selaras/domain';
import { plainList, space, tokens, VisuallyHidden } from '@selaras/ui';
import { Check, Circle, CircleDot } from 'lucide-react';
import styled from 'styled-components';

const Line = styled.ol`
  ${plainList(3)}
  grid-template-columns: repeat(auto-fit, minmax(min(150px, 100%), 1fr));
  & > li { display: grid; grid-template-columns: auto 1fr; gap: 0 ${space(2)}; align-items: start; color: ${tokens.colour.muted}; }
  & > li > svg { margin-top: 2px; }
  & > li[data-tahap='lewat'] > svg, & > li[data-tahap='kini'] > svg { color: ${tokens.colour.brand}; }
  & > li[data-tahap='kini'] { color: ${tokens.colour.text}; font-weight: 600; }
  & small { grid-column: 2; font-size: ${tokens.text[12]}; font-weight: 400; color: ${tokens.colour.muted}; }
`;

const tahapWords = { lewat: 'Sudah: ', kini: 'Sekarang: ', nanti: '' } as const;
const icons = { lewat: Check, kini: CircleDot, nanti: Circle } as const;

interface TahapLineProps {
  readonly keadaan: KeadaanLkip;
  /** The newest first. */
  readonly riwayat: readonly LangkahLkipRow[];
}

/** The states of a report in their order, each with when it was reached, and the one in which it is. */
export function TahapLine({ keadaan, riwayat }: TahapLineProps) {
  const now = keadaanLkip.indexOf(keadaan);
  return (
    <Line aria-label="Tahap laporan">
      {keadaanLkip.map((one, at) => {
        const tahap = at < now ? 'lewat' : at === now ? 'kini' : 'nanti';
        const Icon = icons[tahap];
        const step = tahap === 'nanti' ? undefined : riwayat.find(({ ke }) => ke === one);
        return (
          <li key={one} data-tahap={tahap} aria-current={tahap === 'kini' ? 'step' : undefined}>
            <Icon size={16} aria-hidden="true" />
            <span>
              <VisuallyHidden>{tahapWords[tahap]}</VisuallyHidden>
              {keadaanLkipWords[one]}
            </span>
            {step && (
              <small>
                {formatDate(step.waktu)} oleh {step.oleh}
              </small>
            )}
          </li>
        );
      })}
    </Line>
  );
}
