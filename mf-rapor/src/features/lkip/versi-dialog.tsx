import { apiClient, failureText, rowEtag } from '@selaras/api-client';
import type { LkipBagian, LkipVersi, Naskah } from '@selaras/contracts';
import { formatDateTime } from '@selaras/domain';
import { useSession } from '@selaras/portal';
import { loadFailure } from '@selaras/resource';
import {
  Badge,
  Button,
  EmptyState,
  ErrorState,
  LoadingState,
  Modal,
  Pagination,
  plainList,
  Segmented,
  Stack,
  space,
  spreadRow,
  tokens,
} from '@selaras/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import styled from 'styled-components';
import { NaskahView } from '../../naskah/naskah-view';
import { BandingView } from './banding-view';
import { lkipEndpoints, lkipQueries, ownerParams } from './lkip-queries';
import type { TempatBagian } from './tempat-bagian';

const Rows = styled.ul`
  ${plainList(1)}
  & > li {
    ${spreadRow(2)}
    padding: ${space(2)} 0;
    border-bottom: 1px solid ${tokens.colour.line};
  }
`;

interface VersiDialogProps {
  readonly tempat: TempatBagian;
  readonly bagian: LkipBagian;
  readonly writes: boolean;
  readonly onClose: () => void;
}

/** What a section was before, and what was set aside; each can be read, compared with now, and taken again. */
export function VersiDialog({ tempat, bagian, writes, onClose }: VersiDialogProps) {
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState<LkipVersi | null>(null);
  const query = useQuery(lkipQueries.daftarVersi(tempat.unit, bagian.kode, page));
  const failure = loadFailure(query, 'Riwayat naskah gagal dimuat');
  return (
    <Modal open title="Riwayat naskah" description={tempat.judul} size="large" onClose={onClose}>
      {chosen !== null && (
        <OneVersi {...{ tempat, bagian, writes, onClose }} versi={chosen} onBack={() => setChosen(null)} />
      )}
      {chosen === null && failure && <ErrorState {...failure} />}
      {chosen === null && query.isPending && <LoadingState label="Memuat riwayat" />}
      {chosen === null && query.data?.total === 0 && (
        <EmptyState
          title="Belum ada naskah lama"
          description="Setiap naskah yang diganti tersimpan di sini, juga yang tersisih karena diambil alih."
        />
      )}
      {chosen === null && query.data !== undefined && query.data.total > 0 && (
        <Stack>
          <Rows>
            {query.data.data.map((versi) => (
              <li key={versi.id}>
                <span>
                  {formatDateTime(versi.ditulis)}, {versi.oleh ?? 'tidak diketahui'}{' '}
                  {versi.sebab === 'tersisih' && <Badge tone="warning">Tersisih</Badge>}
                  {versi.sebab === 'diajukan' && <Badge tone="brand">Diajukan</Badge>}
                </span>
                <Button
                  size="small"
                  aria-label={`Lihat naskah ${formatDateTime(versi.ditulis)}`}
                  onClick={() => setChosen(versi)}
                >
                  Lihat
                </Button>
              </li>
            ))}
          </Rows>
          <Pagination
            page={page}
            total={query.data.total}
            perPage={query.data.per_page}
            onPageChange={setPage}
          />
        </Stack>
      )}
    </Modal>
  );
}

interface OneVersiProps extends VersiDialogProps {
  readonly versi: LkipVersi;
  readonly onBack: () => void;
}

const views = [
  { value: 'banding', label: 'Bandingkan' },
  { value: 'naskah', label: 'Naskah lama' },
] as const;

function OneVersi({ tempat, bagian, writes, versi, onBack, onClose }: OneVersiProps) {
  const [view, setView] = useState<(typeof views)[number]['value']>('banding');
  const query = useQuery(lkipQueries.versi(tempat.unit, bagian.kode, versi.id));
  const failure = loadFailure(query, 'Naskah lama gagal dimuat');
  const restore = useRestore(tempat.unit, bagian.kode, onClose);
  const isi = query.data?.data.isi;
  return (
    <Stack>
      <Rows as="div">
        <p>
          Ditulis {formatDateTime(versi.ditulis)} oleh {versi.oleh ?? 'tidak diketahui'}.
        </p>
        <Segmented label="Tampilan" options={views} value={view} onChange={setView} />
      </Rows>
      {failure && <ErrorState {...failure} />}
      {isi && view === 'banding' && <BandingView lama={isi} baru={bagian.isi} />}
      {isi && view === 'naskah' && <NaskahView naskah={isi} />}
      {restore.error && <p role="alert">{failureText(restore.error).pesan}</p>}
      <Rows as="div">
        <Button onClick={onBack}>Kembali ke daftar</Button>
        {writes && isi && (
          <Button variant="primary" loading={restore.isPending} onClick={() => restore.mutate(isi)}>
            Pakai naskah ini
          </Button>
        )}
      </Rows>
    </Stack>
  );
}

/** Puts an earlier text in the place of the one that counts, which is kept as a version in turn. */
function useRestore(unit: number | null, bagian: string, onDone: () => void) {
  const { tahunKinerja: tahun } = useSession();
  const queries = useQueryClient();
  const params = { ...ownerParams(unit), bagian };
  return useMutation({
    mutationFn: async (isi: Naskah) => {
      const { sewa, simpan, lepas } = lkipEndpoints(unit);
      const { data } = await apiClient.request(sewa, { params, body: { ambil_alih: false }, tahun });
      try {
        await apiClient.request(simpan, {
          params,
          body: { sewa: data.sewa, isi },
          ifMatch: rowEtag(data.bagian),
          tahun,
        });
      } finally {
        await apiClient.request(lepas, { params: { ...params, sewa: data.sewa }, tahun });
      }
    },
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: lkipQueries.all });
      onDone();
    },
  });
}
