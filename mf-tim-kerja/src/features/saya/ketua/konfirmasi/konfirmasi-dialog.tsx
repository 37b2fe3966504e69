import { failureText } from '@selaras/api-client';
import { EMPTY_VALUE, formatMeasure, triwulanWord } from '@selaras/domain';
import { ActDialog } from '@selaras/resource';
import { FilesList } from '@selaras/resource/files';
import { Badge, Checkbox, plainList, space, tokens, useToast } from '@selaras/ui';
import { useState } from 'react';
import styled from 'styled-components';
import type { LaporanMenunggu, SemuaMenunggu } from './laporan-menunggu';
import { useKonfirmasi } from './use-konfirmasi';

const List = styled.ul`
  ${plainList(3)}
`;

const Report = styled.li`
  display: grid;
  gap: ${space(1)};
  padding: ${space(2)} ${space(3)};
  border: 1px solid ${tokens.colour.line};
  border-radius: ${tokens.radius.control};
  overflow-wrap: anywhere;
  & > :not(:first-child) { margin-left: ${space(6.5)}; }
  & > small { color: ${tokens.colour.muted}; font-size: ${tokens.text[12]}; }
`;

const Refused = styled.p`
  padding: ${space(2)} ${space(3)};
  border-radius: ${tokens.radius.control};
  background: ${tokens.colour['danger-soft']};
`;

interface KonfirmasiDialogProps extends SemuaMenunggu {
  readonly timId: number;
  readonly onClose: () => void;
}

/** Reports that wait, to be read and confirmed together; what may not be confirmed stays, with the reason at it. */
export function KonfirmasiDialog({ timId, terbuka, tertutup, onClose }: KonfirmasiDialogProps) {
  const toast = useToast();
  const [pilihan, setPilihan] = useState<Readonly<Record<string, boolean>>>({});
  const konfirmasi = useKonfirmasi(timId);
  const isChosen = ({ kunci, periksa }: LaporanMenunggu) => pilihan[kunci] ?? periksa === null;
  const chosen = terbuka.filter(isChosen);
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
      <List aria-label="Laporan yang menunggu">
        {terbuka.map((laporan) => (
          <LaporanItem
            key={laporan.kunci}
            laporan={laporan}
            chosen={isChosen(laporan)}
            disabled={konfirmasi.isPending}
            sebab={sebabOf(laporan)}
            onChoose={(yes) => setPilihan({ ...pilihan, [laporan.kunci]: yes })}
          />
        ))}
      </List>
      {tertutup > 0 && <p>{tertutup} laporan lain menunggu pada triwulan yang sudah tertutup.</p>}
    </ActDialog>
  );
}

interface LaporanItemProps {
  readonly laporan: LaporanMenunggu;
  readonly chosen: boolean;
  readonly disabled: boolean;
  /** Why it was not confirmed. */
  readonly sebab: string | undefined;
  readonly onChoose: (yes: boolean) => void;
}

function LaporanItem({ laporan, chosen, disabled, sebab, onChoose }: LaporanItemProps) {
  const { langkah, bagian, row, periksa } = laporan;
  const target = row.target === null ? EMPTY_VALUE : formatMeasure(row.target);
  return (
    <Report>
      <Checkbox
        label={
          <>
            <strong>{bagian.nama}</strong>, {triwulanWord(row.triwulan)}: {formatMeasure(row.realisasi)} dari{' '}
            {target} {langkah.satuan} {periksa !== null && <Badge tone="warning">{periksa}</Badge>}
          </>
        }
        checked={chosen}
        disabled={disabled}
        onChange={({ target: box }) => onChoose(box.checked)}
      />
      <small>{[langkah.sasaran, langkah.indikator].join(' · ')}</small>
      {row.uraian !== null && <p>{row.uraian}</p>}
      <FilesList berkas={row.bukti.map(({ berkas }) => berkas)} />
      {sebab !== undefined && <Refused>{sebab}</Refused>}
    </Report>
  );
}
