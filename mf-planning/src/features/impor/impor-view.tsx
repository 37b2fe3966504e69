import { ApiError } from '@selaras/api-client';
import type { Impor, KeadaanBarisImpor } from '@selaras/contracts';
import { formatDateTime, formatDecimal } from '@selaras/domain';
import { Button, ErrorState, LoadingState, loadFailure, ProgressBar, space, tokens } from '@selaras/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { Stack } from '../../resource/stack';
import { ImporCounts } from './impor-counts';
import { useImpor, useImporAct } from './impor-queries';
import { ImporRows } from './impor-rows';

const Facts = styled.p`
  color: ${tokens.colour.muted};
`;

const Bar = styled.div`
  position: sticky;
  bottom: calc(-1 * ${space(4)});
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${space(2)};
  padding-block: ${space(3)};
  background: ${tokens.colour.raised};
  & > p { margin-right: auto; }
`;

const outcome = (impor: Impor): string => {
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
      return advice(impor);
  }
};

function advice({ jumlah }: Impor): string {
  if (jumlah.masalah > 0) {
    return `${formatDecimal(jumlah.masalah)} baris bermasalah. Perbaiki di berkas Anda lalu kirim lagi; tidak ada yang tertulis.`;
  }
  return jumlah.baru + jumlah.berubah === 0
    ? 'Semua baris sudah sama dengan data tahun ini.'
    : 'Periksa barisnya, lalu jalankan. Semua baris tertulis sekaligus atau tidak satu pun.';
}

interface ImporViewProps {
  id: number;
  onAgain: () => void;
  onClose: () => void;
}

/** What an import would do, does, or did: counts, rows, and the acts that are left. */
export function ImporView({ id, onAgain, onClose }: ImporViewProps) {
  const query = useImpor(id);
  const act = useImporAct(id);
  const [keadaan, setKeadaan] = useState<KeadaanBarisImpor | undefined>();
  const failure = loadFailure(query, 'Impor gagal dimuat');
  if (failure !== null) return <ErrorState {...failure} />;
  if (query.data === undefined) return <LoadingState />;

  const impor = query.data.data;
  const { jumlah, kemampuan, tertulis } = impor;
  const planned = jumlah.baru + jumlah.berubah;
  const refusal = act.error instanceof ApiError ? act.error.pesan : null;
  return (
    <Stack>
      <Facts>
        {impor.nama_file} · {impor.satuan_kerja.satuan_kerja_nama} · tahun {impor.tahun} ·{' '}
        {formatDateTime(impor.waktu)}
      </Facts>
      <ImporCounts jumlah={jumlah} chosen={keadaan} onChoose={setKeadaan} />
      {impor.keadaan === 'berjalan' && (
        <ProgressBar
          label={`${formatDecimal(tertulis)} dari ${formatDecimal(planned)} baris`}
          value={planned === 0 ? null : (tertulis / planned) * 100}
        />
      )}
      <ImporRows key={keadaan} id={id} keadaan={keadaan} />
      <Bar>
        <p role="status">{refusal ?? outcome(impor)}</p>
        {kemampuan.batal && (
          <Button loading={act.isPending && act.variables === 'batal'} onClick={() => act.mutate('batal')}>
            {impor.keadaan === 'berjalan' ? 'Hentikan' : 'Batalkan'}
          </Button>
        )}
        {impor.keadaan !== 'berjalan' && impor.keadaan !== 'selesai' && (
          <Button onClick={onAgain}>Kirim berkas lain</Button>
        )}
        {impor.keadaan === 'selesai' && (
          <Button variant="primary" onClick={onClose}>
            Tutup
          </Button>
        )}
        {kemampuan.jalankan && (
          <Button
            variant="primary"
            loading={act.isPending && act.variables === 'jalankan'}
            onClick={() => act.mutate('jalankan')}
          >
            Jalankan impor
          </Button>
        )}
      </Bar>
    </Stack>
  );
}
