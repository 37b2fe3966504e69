import { formatDateTime, keadaanLkeWords } from '@selaras/domain';
import { loadFailure, paperCutText, usePaperRows } from '@selaras/resource';
import {
  ErrorState,
  Modal,
  Pagination,
  plainList,
  Skeleton,
  Stack,
  space,
  tokens,
  useLoaded,
} from '@selaras/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styled from 'styled-components';
import { lembarQueries } from './lembar-queries';

const List = styled.ol`
  ${plainList(3)}
  & > li { display: grid; gap: 2px; padding-left: ${space(3)}; border-left: 2px solid ${tokens.colour.line}; }
  & small { font-size: ${tokens.text[12]}; color: ${tokens.colour.muted}; }
`;

interface RiwayatDialogProps {
  readonly satkerId: number;
  readonly onClose: () => void;
}

/** Every step that an evaluation took: who, when, why. */
export function RiwayatDialog({ satkerId, onClose }: RiwayatDialogProps) {
  const [page, setPage] = useState(1);
  const query = useQuery({ ...lembarQueries.history(satkerId, page), placeholderData: keepPreviousData });
  const paper = usePaperRows(query.data);
  const {
    data: answer,
    failure,
    loading,
  } = useLoaded(query.data, loadFailure(query, 'Riwayat gagal dimuat'));
  return (
    <Modal open onClose={onClose} title="Riwayat evaluasi">
      <Stack>
        {failure && <ErrorState {...failure} />}
        {loading && <Skeleton height="120px" />}
        {answer?.data.length === 0 && <p>Belum ada langkah yang tercatat.</p>}
        <List>
          {(paper ?? answer)?.data.map(({ id, waktu, pengguna, dari, ke, alasan }) => (
            <li key={id}>
              <small>
                {formatDateTime(waktu)} · {pengguna ?? 'Sistem'}
              </small>
              <span>
                {keadaanLkeWords[dari]} → <strong>{keadaanLkeWords[ke]}</strong>
              </span>
              {alasan !== null && <span>Alasan: {alasan}</span>}
            </li>
          ))}
        </List>
        {paper && paperCutText(paper)}
        {answer !== undefined && answer.total > answer.per_page && (
          <Pagination page={page} perPage={answer.per_page} total={answer.total} onPageChange={setPage} />
        )}
      </Stack>
    </Modal>
  );
}
