import { fileKinds, filePurposes, type LkeBukti } from '@selaras/contracts';
import { Button, centredRow, tokens } from '@selaras/ui';
import { FileUp, FolderSearch, Landmark, Link } from 'lucide-react';
import { useRef } from 'react';
import styled from 'styled-components';

/** What is asked for in a dialog. */
export type BuktiDialog =
  | { readonly kind: 'tautan' }
  | { readonly kind: 'pilih' }
  | { readonly kind: 'portal' }
  | { readonly kind: 'potret'; readonly bukti: LkeBukti }
  | { readonly kind: 'halaman'; readonly bukti: LkeBukti }
  | { readonly kind: 'keterangan'; readonly bukti: LkeBukti };

export const accept = filePurposes.lke_eviden
  .flatMap((kind) => [fileKinds[kind].jenis, ...fileKinds[kind].suffixes])
  .join(',');

const Line = styled.div`
  ${centredRow(2)}
  & > span { color: ${tokens.colour.muted}; font-size: ${tokens.text[12]}; }
  @media print { display: none; }
`;

interface BuktiActionsProps {
  /** Whether the portal has something to offer to this criterion. */
  portal: boolean;
  onFiles: (files: readonly File[]) => void;
  onOpen: (dialog: BuktiDialog) => void;
}

/** The ways to put evidence forward. */
export function BuktiActions({ portal, onFiles, onOpen }: BuktiActionsProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <Line>
      <Button size="small" icon={<FileUp size={16} />} onClick={() => input.current?.click()}>
        Unggah berkas
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // The same file may be chosen once more after it was mended.
          target.value = '';
        }}
      />
      <Button size="small" icon={<Link size={16} />} onClick={() => onOpen({ kind: 'tautan' })}>
        Tautan
      </Button>
      <Button size="small" icon={<FolderSearch size={16} />} onClick={() => onOpen({ kind: 'pilih' })}>
        Pilih yang ada
      </Button>
      {portal && (
        <Button size="small" icon={<Landmark size={16} />} onClick={() => onOpen({ kind: 'portal' })}>
          Dari portal
        </Button>
      )}
      <span>Berkas juga dapat diletakkan atau ditempel di sini.</span>
    </Line>
  );
}
