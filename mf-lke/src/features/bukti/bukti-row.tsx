import { failureText } from '@selaras/api-client';
import type { LkeBukti } from '@selaras/contracts';
import { tautanHalaman } from '@selaras/domain';
import { downloadFile } from '@selaras/resource/files';
import { Badge, Button, IconButton, plainList, space, tokens } from '@selaras/ui';
import { BookOpen, FileText, Image, Landmark, Link, Pencil, X } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import type { BuktiDialog } from './bukti-actions';
import { buktiFacts } from './bukti-words';
import { HalamanMark } from './halaman/halaman-mark';
import type { Kriteria } from './shown-bukti';
import { useTarik } from './use-bukti';

export const EvidenRow = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space(1)} ${space(2)};
  min-height: 44px;
  padding: ${space(1)} ${space(2)};
  border: 1px solid ${tokens.colour.line};
  border-radius: ${tokens.radius.control};
  background: ${tokens.colour.surface};
  & > svg { color: ${tokens.colour.brand}; }
`;

export const BuktiRows = styled.ul`
  ${plainList(1)}
`;

export const RowFault = styled.p`
  grid-column: 2 / -1;
  color: ${tokens.colour.danger};
  font-size: ${tokens.text[12]};
  font-weight: 500;
`;

const nameStyle = `
  padding: 0; border: 0; background: none; font: inherit; font-weight: 600; text-align: left; cursor: pointer;
  overflow-wrap: anywhere;
`;
const NameButton = styled.button`${nameStyle} color: ${tokens.colour.brand}; &:hover { text-decoration: underline; }`;
const NameLink = styled.a`${nameStyle} color: ${tokens.colour.brand};`;

export const BuktiFacts = styled.span`
  display: block;
  color: ${tokens.colour.muted};
  font-size: ${tokens.text[12]};
  overflow-wrap: anywhere;
`;

export const Controls = styled.span`
  display: flex;
  align-items: center;
`;

interface BuktiRowProps {
  bukti: LkeBukti;
  kriteria: Kriteria;
  writable: boolean;
  onOpen: (dialog: BuktiDialog) => void;
}

/** One piece of evidence: opened by its name, described, taken back with a way to undo it. */
export function BuktiRow({ bukti, kriteria, writable, onOpen }: BuktiRowProps) {
  const tarik = useTarik(kriteria, (undo) => (
    <Button size="small" variant="quiet" onClick={undo}>
      Urungkan
    </Button>
  ));
  return (
    <EvidenRow>
      <BuktiSign bukti={bukti} />
      <div>
        <BuktiName bukti={bukti} onPotret={() => onOpen({ kind: 'potret', bukti })} />
        <BuktiFactLine bukti={bukti} />
        {bukti.putusan === 'diterima' && <Badge tone="success">Diterima</Badge>}
        {bukti.putusan === 'ditandai' && <Badge tone="warning">Ditandai: {bukti.alasan}</Badge>}
      </div>
      <Controls>
        {writable && (
          <>
            {bukti.jenis !== 'portal' && (
              <IconButton
                label={`Tentukan halaman ${bukti.nama}`}
                icon={<BookOpen size={16} />}
                size="small"
                onClick={() => onOpen({ kind: 'halaman', bukti })}
              />
            )}
            <IconButton
              label={`Ubah keterangan ${bukti.nama}`}
              icon={<Pencil size={16} />}
              size="small"
              onClick={() => onOpen({ kind: 'keterangan', bukti })}
            />
            <IconButton
              label={`Tarik ${bukti.nama}`}
              icon={<X size={16} />}
              size="small"
              disabled={tarik.isPending}
              onClick={() => tarik.mutate(bukti)}
            />
          </>
        )}
      </Controls>
    </EvidenRow>
  );
}

/** What is said of it, the page that matters first. */
export function BuktiFactLine({
  bukti,
}: {
  bukti: Pick<LkeBukti, 'halaman'> & Parameters<typeof buktiFacts>[0];
}) {
  return (
    <BuktiFacts>
      {bukti.halaman !== null && (
        <>
          <HalamanMark bukti={bukti} />
          {' · '}
        </>
      )}
      {buktiFacts(bukti).join(' · ')}
    </BuktiFacts>
  );
}

type Shown = Pick<LkeBukti, 'jenis' | 'nama' | 'berkas' | 'tautan' | 'halaman'>;

/** What sort of evidence it is. */
export function BuktiSign({ bukti: { jenis, berkas } }: { bukti: Pick<Shown, 'jenis' | 'berkas'> }) {
  if (jenis === 'portal') return <Landmark size={18} aria-hidden="true" />;
  if (jenis === 'tautan') return <Link size={18} aria-hidden="true" />;
  if (berkas?.jenis.startsWith('image/')) return <Image size={18} aria-hidden="true" />;
  return <FileText size={18} aria-hidden="true" />;
}

/** Opens what it is: a file is downloaded, a link goes to its place, what the portal said is shown. */
export function BuktiName({ bukti, onPotret }: { bukti: Shown; onPotret: () => void }) {
  const { nama, berkas, tautan, halaman } = bukti;
  const [fault, setFault] = useState<string | null>(null);
  if (tautan !== null) {
    return (
      <NameLink href={tautanHalaman(tautan, halaman)} target="_blank" rel="noreferrer">
        {nama}
      </NameLink>
    );
  }
  if (berkas === null) {
    return (
      <NameButton type="button" title="Lihat isinya" onClick={onPotret}>
        {nama}
      </NameButton>
    );
  }
  const download = async () => {
    try {
      await downloadFile(berkas);
      setFault(null);
    } catch (error) {
      setFault(failureText(error).pesan);
    }
  };
  return (
    <>
      <NameButton type="button" title="Unduh" onClick={download}>
        {nama}
      </NameButton>
      {fault !== null && <RowFault role="alert">{fault}</RowFault>}
    </>
  );
}
