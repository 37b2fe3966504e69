import { kalimatKeadaanLke } from '@selaras/domain';
import { Link } from '@selaras/portal';
import { LockNotice } from '@selaras/resource';
import type { LembarData } from './eviden-data';

/** Why a worksheet can only be read, as far as it is so. */
export function ReadOnlyNotice({ data: { lembar, pembagian } }: { data: LembarData }) {
  const { keadaan, menulis, melihat_bukti, langkah } = lembar;
  if (pembagian === null) {
    return (
      <LockNotice reason="pembaca">
        Anda melihat jawaban dan nilainya; hanya satuan kerja yang mengisi
        {melihat_bukti ? '' : ', dan eviden terlihat oleh satuan kerja dan penilainya saja'}.
      </LockNotice>
    );
  }
  if (keadaan === 'perbaikan' || langkah.includes('mulai-perbaikan')) {
    return (
      <LockNotice reason={keadaan}>
        Evaluasi ini {kalimatKeadaanLke[keadaan]}. Tanggapi catatan penilai pada{' '}
        <Link to="/lke/eviden-2">Eviden LKE 2</Link>.
      </LockNotice>
    );
  }
  if (menulis !== 'unit') {
    return (
      <LockNotice reason={keadaan}>
        Evaluasi ini {kalimatKeadaanLke[keadaan]}, sehingga hanya dapat dibaca.
      </LockNotice>
    );
  }
  if (pembagian.kriteria_saya === null) return null;
  const { length } = pembagian.kriteria_saya;
  return (
    <LockNotice reason="bagian">
      {length === 0
        ? 'Tidak ada bagian yang sedang Anda isi. Hubungi koordinator: '
        : `Anda mengisi ${length} kriteria yang dibagikan kepada Anda. Koordinator: `}
      {pembagian.koordinator.map(({ nama }) => nama).join(', ')}.
    </LockNotice>
  );
}
