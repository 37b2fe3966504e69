import { apiClient, invalidate } from '@selaras/api-client';
import { triwulanWord } from '@selaras/domain';
import { AttachedFiles, FilesList } from '@selaras/resource/files';
import { Button, Modal } from '@selaras/ui';
import { useQueryClient } from '@tanstack/react-query';
import type { Baris } from './row';
import { buktiOf } from './terintegrasi-columns';
import { rencanaAksiTerintegrasiEndpoints, rencanaAksiTerintegrasiQueries } from './terintegrasi-queries';

const { addBukti, removeBukti } = rencanaAksiTerintegrasiEndpoints;

/** Files that one quarter of a step holds at most, as the server has it. */
const MAX_BUKTI = 10;

interface BuktiDialogProps {
  readonly row: Baris;
  readonly triwulan: number;
  /** Whether files may be added and taken away. */
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Evidence of one quarter of an action step: every file is attached as soon as it has arrived. */
export function BuktiDialog({ row, triwulan, open, onClose }: BuktiDialogProps) {
  const queries = useQueryClient();
  const bukti = buktiOf(row, triwulan);
  const { id } = row;
  return (
    <Modal
      open
      title={`Bukti ${triwulanWord(triwulan)}`}
      description={row.sasaran}
      onClose={onClose}
      footer={<Button onClick={onClose}>Selesai</Button>}
    >
      {open ? (
        <AttachedFiles
          label="Berkas bukti"
          help="Berkas terlampir begitu selesai diunggah."
          tujuan="bukti_langkah_aksi"
          max={MAX_BUKTI}
          attached={bukti}
          attach={(berkas_id) =>
            apiClient.request(addBukti, {
              params: { id },
              body: { triwulan, berkas_id },
              idempotencyKey: `bukti-${berkas_id}`,
            })
          }
          detach={(bukti_id) => apiClient.request(removeBukti, { params: { id, bukti_id } })}
          onChanged={() => void invalidate(queries, { queryKey: rencanaAksiTerintegrasiQueries.all })}
        />
      ) : bukti.length > 0 ? (
        <FilesList berkas={bukti.map(({ berkas }) => berkas)} />
      ) : (
        <p>Tidak ada bukti untuk triwulan ini.</p>
      )}
    </Modal>
  );
}
