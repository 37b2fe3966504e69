import type { CapaianTingkatRow } from '@selaras/contracts';
import { EMPTY_VALUE } from '@selaras/domain';
import { space, tokens, usePrinting } from '@selaras/ui';
import { useState } from 'react';
import styled from 'styled-components';

const Fold = styled.details`
  & > summary { color: ${tokens.colour.brand}; font-weight: 600; cursor: pointer; }
  & dl { margin: ${space(2)} 0 0; white-space: normal; }
  & dt { font-size: ${tokens.text[12]}; color: ${tokens.colour.muted}; }
  & dd { margin: 0 0 ${space(2)}; overflow-wrap: anywhere; }
  & ul { margin: 0; padding-left: ${space(4)}; }
  @media print { & > summary { display: none; } }
`;

/** Why a target was missed and what is done about it: folded until asked for, open on paper. */
export function CauseCell({ row: { status, penyebab, solusi } }: { row: CapaianTingkatRow }) {
  const [open, setOpen] = useState(false);
  const printing = usePrinting();
  if (status !== 'tidak-tercapai') return EMPTY_VALUE;
  return (
    <Fold open={open || printing} onToggle={({ currentTarget }) => !printing && setOpen(currentTarget.open)}>
      <summary>Penyebab dan solusi</summary>
      <dl>
        <dt>Penyebab</dt>
        <dd>{penyebab ?? 'Belum dicatat.'}</dd>
        <dt>Solusi</dt>
        <dd>
          {solusi.length === 0 ? (
            'Belum dicatat.'
          ) : (
            <ul>
              {solusi.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          )}
        </dd>
      </dl>
    </Fold>
  );
}
