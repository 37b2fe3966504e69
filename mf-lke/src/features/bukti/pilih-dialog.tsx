import { failureText } from '@selaras/api-client';
import type { LkeBukti, LkeEviden } from '@selaras/contracts';
import type { UntukEviden } from '@selaras/domain';
import { loadFailure } from '@selaras/resource';
import {
  ConfirmDialog,
  EmptyState,
  ErrorState,
  Modal,
  Pagination,
  SearchField,
  Segmented,
  Skeleton,
  Stack,
  useLoaded,
} from '@selaras/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styled from 'styled-components';
import { evidenQueries } from './bukti-queries';
import { RowFault } from './bukti-row';
import { PilihRow } from './pilih-row';
import type { Ajukan } from './use-bukti';
import { useRemoveEviden } from './use-eviden';

const Rows = styled.ul`
  display: grid;
  gap: 4px;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const sources = [
  { value: 'semua', label: 'Semua' },
  { value: 'tahun-ini', label: 'Tahun ini' },
  { value: 'sebelumnya', label: 'Tahun lalu' },
] as const;
type Source = (typeof sources)[number]['value'];

interface PilihDialogProps {
  satkerId: number;
  /** For which criterion: its evidence is offered with the page that was named for it before. */
  kriteriaId?: number;
  /** What is there already. */
  bukti: readonly Pick<LkeBukti, 'eviden_versi_id'>[];
  ajukan: Ajukan;
  /** What the evidence is for: of a follow-up, evidence of the next year is offered too. */
  untuk?: UntukEviden;
  onClose: () => void;
}

/** Evidence that the unit has, of this year and before, each with its age; put forward without being sent again. */
export function PilihDialog({
  satkerId,
  kriteriaId,
  bukti,
  ajukan,
  untuk = 'lembar',
  onClose,
}: PilihDialogProps) {
  const [cari, setCari] = useState('');
  const [asal, setAsal] = useState<Source>('semua');
  const [page, setPage] = useState(1);
  const [leaving, setLeaving] = useState<LkeEviden | null>(null);
  const query = useQuery({
    ...evidenQueries.list(satkerId, {
      page,
      ...(untuk !== 'lembar' && { untuk }),
      ...(kriteriaId !== undefined && { kriteria_id: kriteriaId }),
      ...(cari && { cari }),
      ...(asal !== 'semua' && { asal }),
    }),
    placeholderData: keepPreviousData,
  });
  const remove = useRemoveEviden({ satkerId });
  const { data: found, failure } = useLoaded(
    query.data,
    loadFailure(query, 'Daftar eviden belum dapat dibuka'),
  );
  const error = ajukan.error ?? remove.error;
  const here = new Set(bukti.map(({ eviden_versi_id }) => eviden_versi_id));
  const put = ({ eviden_versi_id, halaman }: LkeEviden) =>
    ajukan.mutate({ isi: { jenis: 'ada', eviden_versi_id }, halaman });

  return (
    <Modal
      open
      size="large"
      title="Pilih eviden yang ada"
      description="Berkas tidak diunggah lagi; satu eviden dapat dipakai beberapa kriteria."
      onClose={onClose}
    >
      <Stack>
        <SearchField
          label="Cari nama atau periode"
          value={cari}
          onSearch={(text) => {
            setCari(text);
            setPage(1);
          }}
        />
        <Segmented
          label="Asal eviden"
          options={sources}
          value={asal}
          onChange={(next) => {
            setAsal(next);
            setPage(1);
          }}
        />
        {error !== null && <RowFault role="alert">{failureText(error).pesan}</RowFault>}
        {failure !== null && <ErrorState {...failure} />}
        {found === undefined && failure === null && <Skeleton height="320px" />}
        {found?.total === 0 && (
          <EmptyState
            title="Tidak ada eviden"
            description="Unggah berkas atau tambahkan tautan pada kriterianya."
          />
        )}
        <Rows>
          {found?.data.map((eviden) => (
            <PilihRow
              key={eviden.id}
              eviden={eviden}
              chosen={here.has(eviden.eviden_versi_id)}
              busy={ajukan.isPending || remove.isPending}
              onChoose={() => put(eviden)}
              onRemove={() => setLeaving(eviden)}
            />
          ))}
        </Rows>
        {found !== undefined && found.total > found.per_page && (
          <Pagination page={page} perPage={found.per_page} total={found.total} onPageChange={setPage} />
        )}
        {leaving !== null && (
          <ConfirmDialog
            open
            title={`Hapus ${leaving.nama}?`}
            confirmLabel="Hapus"
            tone="danger"
            loading={remove.isPending}
            onConfirm={() => remove.mutate(leaving, { onSettled: () => setLeaving(null) })}
            onCancel={() => setLeaving(null)}
          >
            Tidak ada kriteria yang memakainya. Sesudah dihapus, eviden ini perlu diunggah atau ditambahkan
            lagi.
          </ConfirmDialog>
        )}
      </Stack>
    </Modal>
  );
}
