import { ApiError } from '@selaras/api-client';
import type { ImportJob, ImportRowState } from '@selaras/contracts';
import { formatDateTime, formatDecimal } from '@selaras/domain';
import {
  Button,
  centredRow,
  ErrorState,
  LoadingState,
  ProgressBar,
  Stack,
  space,
  tokens,
  useLoaded,
} from '@selaras/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { loadFailure } from '../load-failure';
import { ImportCounts } from './import-counts';
import type { ImportKind } from './import-kind';
import { useImport, useImportAct } from './import-queries';
import { ImportRows } from './import-rows';

const Facts = styled.p`
  color: ${tokens.colour.muted};
`;

const Bar = styled.div`
  ${centredRow(2)}
  position: sticky;
  bottom: calc(-1 * ${space(4)});
  justify-content: flex-end;
  padding-block: ${space(3)};
  background: ${tokens.colour.raised};
  & > p { margin-right: auto; }
`;

const outcome = (impor: ImportJob, data: string): string => {
  const { jumlah, keadaan, pesan } = impor;
  switch (keadaan) {
    case 'selesai':
      return `Selesai: ${formatDecimal(jumlah.baru)} baris baru dan ${formatDecimal(jumlah.berubah)} perubahan tertulis.`;
    case 'dibatalkan':
      return 'Dibatalkan; tidak ada yang tertulis.';
    case 'gagal':
      return pesan ?? 'Impor gagal; tidak ada yang tertulis.';
    case 'berjalan':
      return 'Sedang menulis. Anda boleh menutup jendela ini; impor tetap berjalan.';
    default:
      return advice(impor, data);
  }
};

/** What became of an act that was refused, with the state that the import is in by now. */
function refused(impor: ImportJob, { status, pesan }: ApiError, data: string): string {
  if (status !== 409) return `${pesan} ${outcome(impor, data)}`;
  return impor.keadaan === 'pratinjau'
    ? pesan
    : `Impor ini sudah diubah di tempat lain. ${outcome(impor, data)}`;
}

function advice({ jumlah }: ImportJob, data: string): string {
  if (jumlah.masalah > 0) {
    return `${formatDecimal(jumlah.masalah)} baris bermasalah. Perbaiki di berkas Anda lalu kirim lagi; tidak ada yang tertulis.`;
  }
  return jumlah.baru + jumlah.berubah === 0
    ? `Semua baris sudah sama dengan ${data}.`
    : 'Periksa barisnya, lalu jalankan. Semua baris tertulis sekaligus atau tidak satu pun.';
}

interface ImportViewProps {
  id: number;
  kind: ImportKind;
  /** For the same unit. */
  onAgain: (satuanKerjaId: number) => void;
  onClose: () => void;
}

/** What an import would do, does, or did: counts, rows, and the acts that are left. */
export function ImportView({ id, kind, onAgain, onClose }: ImportViewProps) {
  const query = useImport(id);
  const act = useImportAct(id);
  const [keadaan, setKeadaan] = useState<ImportRowState | undefined>();
  const { data: impor, failure } = useLoaded(query.data?.data, loadFailure(query, 'Impor gagal dimuat'));
  if (failure !== null) return <ErrorState {...failure} />;
  if (impor === undefined) return <LoadingState />;

  const { jumlah, kemampuan, tertulis } = impor;
  const planned = jumlah.baru + jumlah.berubah;
  const said =
    act.error instanceof ApiError ? refused(impor, act.error, kind.data) : outcome(impor, kind.data);
  const pending = act.isPending ? act.variables : null;
  return (
    <Stack>
      <Facts>
        {impor.nama_file} · {impor.satuan_kerja.satuan_kerja_nama} · tahun {impor.tahun} ·{' '}
        {formatDateTime(impor.waktu)}
      </Facts>
      {impor.dilewati.length > 0 && (
        <Facts>
          Baris yang dilewati: {impor.dilewati.map(({ baris, alasan }) => `${baris} (${alasan})`).join('; ')}.
        </Facts>
      )}
      <ImportCounts jumlah={jumlah} chosen={keadaan} onChoose={setKeadaan} />
      {impor.keadaan === 'berjalan' && (
        <ProgressBar
          label={`${formatDecimal(tertulis)} dari ${formatDecimal(planned)} baris`}
          value={planned === 0 ? null : (tertulis / planned) * 100}
        />
      )}
      <ImportRows key={keadaan} id={id} kode={kind.kode} keadaan={keadaan} />
      <Bar>
        <p role="status">{said}</p>
        {kemampuan.batal && (
          <Button
            loading={pending === 'batal'}
            disabled={pending === 'jalankan'}
            onClick={() => act.mutate('batal')}
          >
            {impor.keadaan === 'berjalan' ? 'Hentikan' : 'Batalkan'}
          </Button>
        )}
        {impor.keadaan !== 'berjalan' && impor.keadaan !== 'selesai' && (
          <Button onClick={() => onAgain(impor.satuan_kerja.satuan_kerja_id)}>Kirim berkas lain</Button>
        )}
        {impor.keadaan === 'selesai' && (
          <Button variant="primary" onClick={onClose}>
            Tutup
          </Button>
        )}
        {kemampuan.jalankan && (
          <Button
            variant="primary"
            loading={pending === 'jalankan'}
            disabled={pending === 'batal'}
            onClick={() => act.mutate('jalankan')}
          >
            Jalankan impor
          </Button>
        )}
      </Bar>
    </Stack>
  );
}
