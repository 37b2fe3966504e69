import { failureText } from '@selaras/api-client';
import type { AngkaLangkahTim, BagianLangkah, RealisasiAnggota } from '@selaras/contracts';
import { EMPTY_VALUE, formatDate, formatMeasure, melebihiTarget, triwulanWord } from '@selaras/domain';
import { FilesList } from '@selaras/resource/files';
import { Badge, Button, ConfirmDialog, centredRow } from '@selaras/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { KeadaanRealisasiBadge } from '../keadaan-badge';
import { TertinggalBadge } from '../tertinggal-badge';
import { usePutuskan } from '../use-ketua';
import { KembalikanDialog } from './kembalikan-dialog';

const Line = styled.div`
  ${centredRow(1, 3)}
  overflow-wrap: anywhere;
`;

const figure = (value: number | null) => (value === null ? EMPTY_VALUE : formatMeasure(value));

interface BagianRowProps {
  readonly timId: number;
  readonly bagian: BagianLangkah;
  readonly row: RealisasiAnggota;
  readonly satuan: string | null;
  readonly angka: Pick<AngkaLangkahTim, 'keadaan' | 'tertutup'>;
}

/** What somebody carries of a step in a quarter, what he reported of it, and the reader's answer. */
export function BagianRow({ timId, bagian, row, satuan, angka }: BagianRowProps) {
  const { nama, disetujui, diputus, triwulan_tertinggal } = bagian;
  const { realisasi, target, keadaan, uraian, catatan, bukti, dijawab, triwulan } = row;
  const melebihi = melebihiTarget(row);
  return (
    <li>
      <Line>
        <strong>{nama}</strong>
        <span>
          {figure(realisasi)} dari {figure(target)} {satuan}
        </span>
        <KeadaanRealisasiBadge keadaan={keadaan} />
        {melebihi && <Badge tone="warning">Melebihi target</Badge>}
        <TertinggalBadge tertinggal={triwulan_tertinggal} triwulan={triwulan} />
        {!disetujui && <Badge tone="warning">Bukan anggota yang disetujui</Badge>}
      </Line>
      {uraian !== null && <p>{uraian}</p>}
      {catatan !== null && <p>Jawaban terakhir: {catatan}</p>}
      {keadaan === 'dikonfirmasi' && dijawab !== null && (
        <p>
          Dikonfirmasi {dijawab.oleh} pada {formatDate(dijawab.pada)}
        </p>
      )}
      <FilesList berkas={bukti.map(({ berkas }) => berkas)} />
      {diputus && realisasi !== null && angka.tertutup === null && (
        <Jawaban timId={timId} nama={nama} row={row} satuan={satuan} keadaanAngka={angka.keadaan} />
      )}
      {keadaan === 'diajukan' && angka.tertutup !== null && (
        <p>
          Laporan ini menunggu: {triwulanWord(triwulan)} tertutup, sehingga belum masuk ke realisasi langkah.
        </p>
      )}
    </li>
  );
}

interface JawabanProps extends Pick<BagianRowProps, 'timId' | 'row' | 'satuan'> {
  readonly nama: string;
  readonly keadaanAngka: AngkaLangkahTim['keadaan'];
}

/** Confirming, asked once more above the target, or sending back. */
function Jawaban({ timId, nama, row, satuan, keadaanAngka }: JawabanProps) {
  const [returning, setReturning] = useState(false);
  const [asking, setAsking] = useState(false);
  const putuskan = usePutuskan(timId);
  const { keadaan, realisasi, target } = row;
  const again = keadaan === 'dikonfirmasi' && keadaanAngka === 'belum-masuk';
  const confirm = () =>
    putuskan.mutate({ row, putusan: 'dikonfirmasi' }, { onSettled: () => setAsking(false) });
  return (
    <>
      {putuskan.error && <p role="alert">{failureText(putuskan.error).pesan}</p>}
      <Line>
        {(keadaan !== 'dikonfirmasi' || again) && (
          <Button
            size="small"
            variant="primary"
            aria-label={again ? `Masukkan laporan ${nama} ke langkah` : `Konfirmasi ${nama}`}
            loading={putuskan.isPending}
            onClick={melebihiTarget(row) ? () => setAsking(true) : confirm}
          >
            {again ? 'Masukkan ke langkah' : 'Konfirmasi'}
          </Button>
        )}
        {keadaan !== 'dikembalikan' && (
          <Button size="small" aria-label={`Kembalikan ${nama}`} onClick={() => setReturning(true)}>
            Kembalikan
          </Button>
        )}
      </Line>
      <ConfirmDialog
        open={asking}
        title="Konfirmasi di atas target?"
        confirmLabel="Tetap konfirmasi"
        loading={putuskan.isPending}
        onConfirm={confirm}
        onCancel={() => setAsking(false)}
      >
        {nama} melaporkan {figure(realisasi)} dari target {figure(target)} {satuan}. Angka itu masuk ke
        realisasi langkah begitu dikonfirmasi.
      </ConfirmDialog>
      {returning && (
        <KembalikanDialog timId={timId} nama={nama} row={row} onClose={() => setReturning(false)} />
      )}
    </>
  );
}
