import { failureText } from '@selaras/api-client';
import { EMPTY_VALUE, formatMeasure, triwulanWord } from '@selaras/domain';
import { ActDialog } from '@selaras/resource';
import { ConfirmItem, ConfirmList, Refused, useTicks } from '@selaras/resource/act';
import { FilesList } from '@selaras/resource/files';
import { Badge, useToast } from '@selaras/ui';
import type { LaporanMenunggu, SemuaMenunggu } from './laporan-menunggu';
import { useKonfirmasi } from './use-konfirmasi';

interface KonfirmasiDialogProps extends SemuaMenunggu {
  readonly timId: number;
  readonly onClose: () => void;
}

/** Reports that wait, to be read and confirmed together; what may not be confirmed stays, with the reason at it. */
export function KonfirmasiDialog({ timId, terbuka, tertutup, onClose }: KonfirmasiDialogProps) {
  const toast = useToast();
  const { isTicked, tick } = useTicks<LaporanMenunggu>(
    ({ kunci }) => kunci,
    ({ periksa }) => periksa === null,
  );
  const konfirmasi = useKonfirmasi(timId);
  const chosen = terbuka.filter(isTicked);
  const gagal = konfirmasi.data?.gagal ?? [];
  const sebabOf = ({ row }: LaporanMenunggu) =>
    gagal.find(({ bagian_id, triwulan }) => bagian_id === row.bagian_id && triwulan === row.triwulan)?.pesan;
  const send = () =>
    konfirmasi.mutate(chosen, {
      onSuccess: ({ jumlah, gagal: left }) => {
        if (jumlah > 0) toast.show({ tone: 'success', title: `${jumlah} realisasi dikonfirmasi` });
        if (left.length === 0) onClose();
      },
    });
  return (
    <ActDialog
      title="Konfirmasi laporan"
      description="Baca dahulu. Angka yang dicentang masuk ke realisasi langkahnya; yang tidak dicentang tetap menunggu Anda."
      verb={`Konfirmasi ${chosen.length} laporan`}
      disabled={chosen.length === 0}
      sending={konfirmasi}
      typed={false}
      refusal={konfirmasi.error && failureText(konfirmasi.error).pesan}
      onSubmit={send}
      onClose={onClose}
    >
      {gagal.length > 0 && (
        <Refused role="alert">{gagal.length} laporan belum dikonfirmasi; sebabnya ada di laporannya.</Refused>
      )}
      {terbuka.length === 0 && <p>Tidak ada lagi laporan yang menunggu Anda.</p>}
      <ConfirmList aria-label="Laporan yang menunggu">
        {terbuka.map((laporan) => (
          <LaporanItem
            key={laporan.kunci}
            laporan={laporan}
            ticked={isTicked(laporan)}
            disabled={konfirmasi.isPending}
            sebab={sebabOf(laporan)}
            onTick={(yes) => tick(laporan, yes)}
          />
        ))}
      </ConfirmList>
      {tertutup > 0 && <p>{tertutup} laporan lain menunggu pada triwulan yang sudah tertutup.</p>}
    </ActDialog>
  );
}

interface LaporanItemProps {
  readonly laporan: LaporanMenunggu;
  readonly ticked: boolean;
  readonly disabled: boolean;
  /** Why it was not confirmed. */
  readonly sebab: string | undefined;
  readonly onTick: (yes: boolean) => void;
}

function LaporanItem({ laporan, sebab, ...box }: LaporanItemProps) {
  const { langkah, bagian, row, periksa } = laporan;
  const target = row.target === null ? EMPTY_VALUE : formatMeasure(row.target);
  return (
    <ConfirmItem
      {...box}
      label={
        <>
          <strong>{bagian.nama}</strong>, {triwulanWord(row.triwulan)}: {formatMeasure(row.realisasi)} dari{' '}
          {target} {langkah.satuan} {periksa !== null && <Badge tone="warning">{periksa}</Badge>}
        </>
      }
    >
      <small>{[langkah.sasaran, langkah.indikator].join(' · ')}</small>
      {row.uraian !== null && <p>{row.uraian}</p>}
      <FilesList berkas={row.bukti.map(({ berkas }) => berkas)} />
      {sebab !== undefined && <Refused>{sebab}</Refused>}
    </ConfirmItem>
  );
}
