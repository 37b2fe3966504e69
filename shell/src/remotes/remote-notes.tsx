import type { RemoteHistory } from '@selaras/contracts';
import { formatDateTime } from '@selaras/domain';
import { space, tokens } from '@selaras/ui';
import { FileX, ShieldAlert } from 'lucide-react';
import styled from 'styled-components';

const Box = styled.div`
  display: flex;
  gap: ${space(3)};
  padding: ${space(3)};
  border-radius: ${tokens.radius.control};
  background: ${tokens.colour['danger-soft']};
  & svg { flex: none; margin-top: 2px; }
  & small { display: block; color: ${tokens.colour.muted}; }
`;

/** Tells that files of a version that should be given cannot be read, and what people get meanwhile. */
export function UnreadableNote({ versions }: { versions: readonly string[] }) {
  return (
    <Box role="note">
      <FileX size={20} aria-hidden="true" />
      <p>
        Berkas versi {versions.join(', ')} tidak terbaca di server. Pengguna mendapat cadangannya.
        <small>
          Portal mencobanya lagi sendiri. Bila tetap begini, terbitkan ulang versi yang sama atau kembalikan
          versi sebelumnya.
        </small>
      </p>
    </Box>
  );
}

/** Tells a remote's team that the portal took its version back by itself, and why. */
export function ReturnedNote({ line: { at, channel, from, reason } }: { line: RemoteHistory }) {
  return (
    <Box role="note">
      <ShieldAlert size={20} aria-hidden="true" />
      <p>
        Versi {from} di {channel} dihentikan otomatis, {formatDateTime(at)}. {reason}.
        <small>Perbaiki lalu terbitkan versi baru; versi ini masih dapat dicoba di satu tab.</small>
      </p>
    </Box>
  );
}
