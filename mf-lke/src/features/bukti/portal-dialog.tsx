import { failureText } from '@selaras/api-client';
import type { LkeTawaran } from '@selaras/contracts';
import { formatDateTime, sumberPortalWords } from '@selaras/domain';
import { loadFailure } from '@selaras/resource';
import {
  Badge,
  Button,
  centredRow,
  EmptyState,
  ErrorState,
  Modal,
  Skeleton,
  Stack,
  space,
  tokens,
  useLoaded,
} from '@selaras/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import styled from 'styled-components';
import { Perubahan } from '../potret/perubahan';
import { potretQueries } from '../potret/potret-queries';
import { PotretView } from '../potret/potret-view';
import { RowFault } from './bukti-row';
import type { Kriteria } from './shown-bukti';
import { useAjukan } from './use-bukti';

const Offer = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  padding: ${space(4)};
  border: 1px solid ${tokens.colour.line};
  border-radius: ${tokens.radius.card};
  & > header { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: ${space(2)}; }
  & h3 { font-size: ${tokens.text[16]}; overflow-wrap: anywhere; }
  & small { color: ${tokens.colour.muted}; }
`;

const Line = styled.div`
  ${centredRow(2)}
`;

/** What the portal offers as evidence of this criterion, as it stands now; taking one keeps it as it is. */
export function PortalDialog({ kriteria, onClose }: { kriteria: Kriteria; onClose: () => void }) {
  const { satkerId, kriteriaId } = kriteria;
  const query = useQuery({ ...potretQueries.tawaran(satkerId, kriteriaId), staleTime: 0 });
  const { data: offers, failure } = useLoaded(
    query.data?.data,
    loadFailure(query, 'Data portal belum dapat dibuka'),
  );
  return (
    <Modal
      open
      size="large"
      title="Ambil dari portal"
      description="Yang diambil disimpan apa adanya: penilai melihatnya seperti saat diambil, walau datanya berubah."
      onClose={onClose}
    >
      <Stack>
        {failure !== null && <ErrorState {...failure} />}
        {offers === undefined && failure === null && <Skeleton height="320px" />}
        {offers?.tawaran.length === 0 && (
          <EmptyState
            title="Belum ada yang dapat diambil"
            description="Isi datanya di portal lebih dahulu, atau unggah berkas untuk kriteria ini."
            action={<Button onClick={onClose}>Kembali ke kriteria</Button>}
          />
        )}
        {offers?.tawaran.map((tawaran) => (
          <Tawaran key={tawaran.sumber} tawaran={tawaran} kriteria={kriteria} />
        ))}
        {offers !== undefined && offers.kosong.length > 0 && (
          <p>Belum ada datanya: {offers.kosong.map((sumber) => sumberPortalWords[sumber]).join('; ')}.</p>
        )}
      </Stack>
    </Modal>
  );
}

function Tawaran({ tawaran, kriteria }: { tawaran: LkeTawaran; kriteria: Kriteria }) {
  const { sumber, sidik, potret, diambil } = tawaran;
  const [open, setOpen] = useState(false);
  const queries = useQueryClient();
  const ajukan = useAjukan(kriteria);
  const title = `tawaran-${sumber}`;
  const settled = () => queries.invalidateQueries({ queryKey: potretQueries.all });
  const current = diambil?.sama === true && diambil.diajukan;
  return (
    <Offer aria-labelledby={title}>
      <header>
        <div>
          <h3 id={title}>{potret.judul}</h3>
          <small>{sumberPortalWords[sumber]}</small>
        </div>
        {current && <Badge tone="success">Sudah menjadi bukti</Badge>}
      </header>
      <PotretView potret={potret} satkerId={kriteria.satkerId} whole={open} />
      {diambil !== null && (
        <small>
          Diambil {formatDateTime(diambil.waktu)}, versi {diambil.nomor}
          {diambil.sama ? '; datanya masih sama.' : '.'}
        </small>
      )}
      {diambil !== null && !diambil.sama && <Perubahan perubahan={diambil.perubahan} />}
      {ajukan.error !== null && <RowFault role="alert">{failureText(ajukan.error).pesan}</RowFault>}
      <Line>
        {!current && (
          <Button
            variant="primary"
            size="small"
            loading={ajukan.isPending}
            onClick={() =>
              ajukan.mutate(
                { isi: { jenis: 'portal', sumber, sidik }, halaman: null },
                { onSettled: settled },
              )
            }
          >
            {diambil?.diajukan ? 'Ambil lagi' : 'Ambil sebagai bukti'}
          </Button>
        )}
        <Button size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? 'Ringkas' : 'Lihat isinya'}
        </Button>
      </Line>
    </Offer>
  );
}
