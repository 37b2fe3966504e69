import type { Naskah } from '@selaras/contracts';
import { space, tokens, VisuallyHidden } from '@selaras/ui';
import { useMemo } from 'react';
import styled from 'styled-components';
import { barisNaskah, compareTexts } from './banding';

const Root = styled.div`
  display: grid;
  gap: ${space(1)};
  & > p { margin: 0; padding: ${space(1)} ${space(3)}; border-left: 3px solid transparent; overflow-wrap: anywhere; }
  & > p[data-jenis='hapus'] {
    border-color: ${tokens.colour.danger};
    background: ${tokens.colour['danger-soft']};
    text-decoration: line-through;
  }
  & > p[data-jenis='tambah'] { border-color: ${tokens.status.tercapai}; background: ${tokens.statusSoft.tercapai}; }
`;

const words = { sama: '', hapus: 'Tidak ada lagi: ', tambah: 'Baru: ' } as const;

interface BandingViewProps {
  readonly lama: Naskah;
  /** What stands there now; null: nothing. */
  readonly baru: Naskah | null;
}

/** An earlier text against the one that counts now: what went is struck out, what came is marked. */
export function BandingView({ lama, baru }: BandingViewProps) {
  const lines = useMemo(() => compareTexts(barisNaskah(lama), barisNaskah(baru)), [lama, baru]);
  if (lines.every(({ jenis }) => jenis === 'sama')) return <p>Sama dengan naskah sekarang.</p>;
  return (
    <Root>
      {lines.map(({ jenis, teks }, at) => (
        <p key={at} data-jenis={jenis}>
          {words[jenis] !== '' && <VisuallyHidden>{words[jenis]}</VisuallyHidden>}
          {teks}
        </p>
      ))}
    </Root>
  );
}
