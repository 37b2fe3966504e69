import type { AngkaLangkahTim } from '@selaras/contracts';
import { EMPTY_VALUE, formatMeasure, kalimatAsal, triwulanWord } from '@selaras/domain';
import { tokens } from '@selaras/ui';
import styled from 'styled-components';

const Lines = styled.div`
  display: grid;
  overflow-wrap: anywhere;
  & > small { color: ${tokens.colour.muted}; font-size: ${tokens.text[12]}; }
`;

interface AngkaTriwulanProps {
  readonly angka: AngkaLangkahTim;
  readonly satuan: string | null;
}

/** The figure of a step's quarter, which all other pages show, and what confirmed reports are to it. */
export function AngkaTriwulan({ angka, satuan }: AngkaTriwulanProps) {
  const { triwulan, realisasi } = angka;
  const keterangan = keteranganOf(angka);
  return (
    <Lines>
      <p>
        Realisasi langkah {triwulanWord(triwulan)}:{' '}
        <strong>{realisasi === null ? EMPTY_VALUE : formatMeasure(realisasi)}</strong> {satuan}
      </p>
      {keterangan !== null && <small>{keterangan}</small>}
      {angka.tertutup !== null && <small>{angka.tertutup}</small>}
    </Lines>
  );
}

function keteranganOf({ keadaan, laporan, realisasi, asal }: AngkaLangkahTim): string | null {
  const jumlah = formatMeasure(laporan);
  if (keadaan === 'satuan-lain')
    return 'Bagian anggota diukur dengan satuan lain, sehingga realisasi langkah diisi satuan kerja.';
  if (keadaan === 'belum-lengkap')
    return `Laporan yang dikonfirmasi baru berjumlah ${jumlah}. Angka satuan kerja tetap sampai semua laporan dikonfirmasi.`;
  if (keadaan === 'belum-masuk')
    return realisasi === null
      ? `Laporan yang dikonfirmasi berjumlah ${jumlah} dan belum masuk ke langkah.`
      : `Laporan yang dikonfirmasi berjumlah ${jumlah}; angka langkah ditulis lain sesudahnya.`;
  if (asal !== null) return kalimatAsal(asal);
  return realisasi === null ? null : 'Ditulis satuan kerja.';
}
