import { apiClient, endpointsOf, invalidate } from '@selaras/api-client';
import {
  type KinerjaRapor,
  type LangkahBerlampiran,
  type rencanaAksiTerintegrasiCalls,
  rencanaAksiTerintegrasiRoutes,
} from '@selaras/contracts';
import { triwulanWord } from '@selaras/domain';
import { AttachedFiles, FilesList } from '@selaras/resource/files';
import { Button, Modal, Stack } from '@selaras/ui';
import { useQueryClient } from '@tanstack/react-query';
import { perbaikanQueries } from '../../perbaikan/perbaikan-queries';

const { addBukti, removeBukti } = endpointsOf<typeof rencanaAksiTerintegrasiCalls>(
  rencanaAksiTerintegrasiRoutes,
);

/** Files that one quarter of a step holds at most, as the server has it. */
const MAX_BUKTI = 10;

interface BuktiDialogProps {
  readonly kinerja: KinerjaRapor;
  readonly langkah: LangkahBerlampiran;
  readonly onClose: () => void;
}

/** Evidence of a repair step by quarter: the files of the plan's step that it is, changed as long as a quarter is open. */
export function BuktiDialog({ kinerja, langkah, onClose }: BuktiDialogProps) {
  const queries = useQueryClient();
  const { id, lampiran } = langkah;
  const read = () =>
    void invalidate(queries, { queryKey: perbaikanQueries.kinerja(kinerja.kinerja.id).queryKey });
  const quarters = kinerja.triwulan
    .map(({ triwulan, tulis }) => ({
      triwulan,
      open: tulis && kinerja.kemampuan.langkah,
      attached: lampiran.filter((one) => one.triwulan === triwulan),
    }))
    .filter(({ open, attached }) => open || attached.length > 0);
  return (
    <Modal
      open
      title="Bukti langkah perbaikan"
      description={langkah.sasaran}
      onClose={onClose}
      footer={<Button onClick={onClose}>Selesai</Button>}
    >
      <Stack>
        {quarters.map(({ triwulan, open, attached }) =>
          open ? (
            <AttachedFiles
              key={triwulan}
              label={`Bukti ${triwulanWord(triwulan)}`}
              help="Berkas terlampir begitu selesai diunggah."
              tujuan="bukti_langkah_aksi"
              max={MAX_BUKTI}
              attached={attached}
              attach={(berkas_id) =>
                apiClient.request(addBukti, {
                  params: { id },
                  body: { triwulan, berkas_id },
                  idempotencyKey: `bukti-${berkas_id}`,
                })
              }
              detach={(bukti_id) => apiClient.request(removeBukti, { params: { id, bukti_id } })}
              onChanged={read}
            />
          ) : (
            <section key={triwulan} aria-label={`Bukti ${triwulanWord(triwulan)}`}>
              <p>{triwulanWord(triwulan)}</p>
              <FilesList berkas={attached.map(({ berkas }) => berkas)} />
            </section>
          ),
        )}
        {quarters.length === 0 && <p>Belum ada bukti, dan tidak ada triwulan yang terbuka.</p>}
      </Stack>
    </Modal>
  );
}
