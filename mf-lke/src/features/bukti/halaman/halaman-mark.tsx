import type { LkeBukti } from '@selaras/contracts';
import { formatHalaman } from '@selaras/domain';
import { lateDialog, tokens } from '@selaras/ui';
import { useState } from 'react';
import styled from 'styled-components';

const LihatDialog = lateDialog(async () => (await import('./lihat-dialog')).LihatDialog);

const Open = styled.button`
  padding: 0;
  border: 0;
  background: none;
  color: ${tokens.colour.brand};
  font: inherit;
  font-weight: 600;
  cursor: pointer;
  &:hover { text-decoration: underline; }
  @media (pointer: coarse) { min-height: 44px; }
`;

type Marked = Pick<LkeBukti, 'nama' | 'berkas' | 'halaman'>;

/** The page that matters, as text; of a PDF it opens the file there. */
export function HalamanMark({ bukti }: { bukti: Marked }) {
  const [open, setOpen] = useState(false);
  const { nama, berkas, halaman } = bukti;
  if (halaman === null) return null;
  if (berkas?.jenis !== 'application/pdf') return <strong>{formatHalaman(halaman)}</strong>;
  return (
    <>
      <Open
        type="button"
        aria-label={`Buka ${nama} pada ${formatHalaman(halaman)}`}
        onClick={() => setOpen(true)}
      >
        {formatHalaman(halaman)}
      </Open>
      {open && <LihatDialog bukti={{ nama, halaman, berkas }} onClose={() => setOpen(false)} />}
    </>
  );
}
