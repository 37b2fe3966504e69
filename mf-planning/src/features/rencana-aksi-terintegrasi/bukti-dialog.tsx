import { ApiError, apiClient, failureText, invalidate } from '@selaras/api-client';
import type { KeptFile } from '@selaras/contracts';
import { triwulanWord } from '@selaras/domain';
import { FilesField, FilesList } from '@selaras/resource/files';
import { Button, Modal } from '@selaras/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
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

/** Takes one file away from a step; one that is gone already counts as taken away. */
async function detach(step: number, bukti: number): Promise<void> {
  try {
    await apiClient.request(removeBukti, { params: { id: step, bukti_id: bukti } });
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
}

/** Evidence of one quarter of an action step: every file is attached as soon as it has arrived. */
export function BuktiDialog({ row, triwulan, open, onClose }: BuktiDialogProps) {
  const queries = useQueryClient();
  const [galat, setGalat] = useState<string>();
  // Not shown from the press on: the table that is read anew comes later.
  const [detached, setDetached] = useState<ReadonlySet<number>>(new Set());
  const bukti = buktiOf(row, triwulan).filter(({ id }) => !detached.has(id));
  const attached = bukti.map(({ berkas }) => berkas);

  const take = async (id: number) => {
    setDetached((before) => new Set(before).add(id));
    try {
      await detach(row.id, id);
    } catch (error) {
      setDetached((before) => new Set([...before].filter((other) => other !== id)));
      throw error;
    }
  };

  const change = async (wanted: readonly KeptFile[]) => {
    const has = (files: readonly KeptFile[], id: number) => files.some((file) => file.id === id);
    setGalat(undefined);
    try {
      for (const { id } of wanted.filter((file) => !has(attached, file.id))) {
        await apiClient.request(addBukti, {
          params: { id: row.id },
          body: { triwulan, berkas_id: id },
          idempotencyKey: `bukti-${id}`,
        });
      }
      for (const { id } of bukti.filter(({ berkas }) => !has(wanted, berkas.id))) await take(id);
    } catch (error) {
      setGalat(failureText(error).pesan);
    }
    invalidate(queries, { queryKey: rencanaAksiTerintegrasiQueries.all });
  };

  return (
    <Modal
      open
      title={`Bukti ${triwulanWord(triwulan)}`}
      description={row.sasaran}
      onClose={onClose}
      footer={<Button onClick={onClose}>Selesai</Button>}
    >
      {open ? (
        <FilesField
          label="Berkas bukti"
          help="Berkas terlampir begitu selesai diunggah."
          error={galat}
          required={false}
          tujuan="bukti_langkah_aksi"
          max={MAX_BUKTI}
          value={attached}
          onChange={(files) => void change(files)}
        />
      ) : attached.length > 0 ? (
        <FilesList berkas={attached} />
      ) : (
        <p>Tidak ada bukti untuk triwulan ini.</p>
      )}
    </Modal>
  );
}
