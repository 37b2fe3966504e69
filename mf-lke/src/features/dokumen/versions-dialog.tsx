import type { Dokumen, VersiDokumen } from '@selaras/contracts';
import { formatDateTime } from '@selaras/domain';
import { loadFailure } from '@selaras/resource';
import { FilesList } from '@selaras/resource/files';
import { Badge, ErrorState, LoadingState, Modal, plainList, space, tokens, useLoaded } from '@selaras/ui';
import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { dokumenQueries } from './dokumen-queries';

const List = styled.ol`
  ${plainList(4)}
  & > li { display: grid; gap: ${space(1)}; min-width: 0; }
  & > li > p { overflow-wrap: anywhere; }
`;

const Muted = styled.p`
  color: ${tokens.colour.muted};
  font-size: ${tokens.text[12]};
`;

/** Every version of a document, the newest first: what changed, when, by whom; each can be downloaded. */
export function VersionsDialog({ dokumen, onClose }: { dokumen: Dokumen; onClose: () => void }) {
  const query = useQuery(dokumenQueries.versions(dokumen.id));
  const { loading, data, failure } = useLoaded(
    query.data?.data,
    loadFailure(query, 'Riwayat versi gagal dimuat'),
  );
  return (
    <Modal open title="Semua versi" description={dokumen.judul} onClose={onClose}>
      {failure && <ErrorState {...failure} />}
      {loading && <LoadingState label="Memuat riwayat versi" />}
      {data && (
        <List>
          {data.map((versi) => (
            <Version key={versi.nomor} versi={versi} newest={versi.nomor === dokumen.nomor} />
          ))}
        </List>
      )}
    </Modal>
  );
}

function Version({ versi, newest }: { versi: VersiDokumen; newest: boolean }) {
  const { nomor, judul, catatan, diunggah, oleh, berkas } = versi;
  return (
    <li>
      <p>
        <strong>Versi {nomor}</strong> {newest && <Badge tone="success">Terbaru</Badge>}
      </p>
      <p>{judul}</p>
      <Muted>
        {formatDateTime(diunggah)}
        {oleh !== null && ` · ${oleh}`}
      </Muted>
      {catatan !== null && <p>{catatan}</p>}
      <FilesList berkas={[berkas]} />
    </li>
  );
}
