import { formatBytes, formatDecimal } from '@selaras/domain';
import { loadFailure } from '@selaras/resource';
import {
  Button,
  ErrorState,
  LinkButton,
  LoadingState,
  ProgressBar,
  Stack,
  useLoaded,
  wrapRow,
} from '@selaras/ui';
import { Download } from 'lucide-react';
import styled from 'styled-components';
import { berkasAddress, goesOn, useBatal, useEkspor } from './ekspor-queries';
import { bentukWords, progressOf } from './ekspor-words';

const Acts = styled.div`
  ${wrapRow(2)}
  justify-content: flex-end;
`;

/** One file in the making: how far it is, what came of it, and what is left to do. */
export function EksporView({ id, onAgain }: { id: number; onAgain: () => void }) {
  const query = useEkspor(id);
  const batal = useBatal(id);
  const { data: ekspor, failure } = useLoaded(query.data?.data, loadFailure(query, 'Kemajuan gagal dimuat'));
  if (failure !== null) return <ErrorState {...failure} />;
  if (ekspor === undefined) return <LoadingState />;

  const { nama, bentuk, keadaan, halaman, ukuran, masalah } = ekspor;
  if (goesOn(ekspor)) {
    const { persen, teks } = progressOf(ekspor);
    return (
      <Stack>
        <p role="status">{`${teks} untuk ${nama}. Jendela ini boleh ditutup; berkas tetap dibuat.`}</p>
        <ProgressBar label={teks} labelHidden value={persen} />
        <Acts>
          <Button loading={batal.isPending} onClick={() => batal.mutate()}>
            Hentikan
          </Button>
        </Acts>
      </Stack>
    );
  }
  return (
    <Stack>
      {keadaan === 'selesai' && (
        <p role="status">
          {`${nama} sudah siap: ${formatDecimal(halaman ?? 0)} halaman, ${formatBytes(ukuran ?? 0)}. Berkas disimpan sehari.`}
        </p>
      )}
      {keadaan === 'dibatalkan' && <p role="status">Pembuatan berkas dihentikan.</p>}
      {keadaan === 'gagal' && <p role="alert">{masalah?.pesan}</p>}
      <Acts>
        <Button onClick={onAgain}>Buat berkas lain</Button>
        {keadaan === 'selesai' && (
          <LinkButton
            variant="primary"
            href={berkasAddress(id)}
            download={nama}
            icon={<Download size={16} />}
          >
            Simpan {bentukWords[bentuk].nama}
          </LinkButton>
        )}
      </Acts>
    </Stack>
  );
}
