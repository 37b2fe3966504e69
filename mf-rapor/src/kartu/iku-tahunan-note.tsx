import type { RaporRingkasan } from '@selaras/contracts';
import { formatDecimal } from '@selaras/domain';
import { PageLink } from '@selaras/portal';
import { KartuNote } from './kartu-note';
import { UNIT } from './place';

interface IkuTahunanNoteProps {
  readonly kartu: RaporRingkasan | undefined;
  /** null: all units. */
  readonly unit: number | null;
}

/** How the quarter's count of key indicators differs from the year's, with the year's own figure and the way to it. */
export function IkuTahunanNote({ kartu, unit }: IkuTahunanNoteProps) {
  const tahunan = kartu?.tahunan;
  if (!kartu || !tahunan) return null;
  const { jumlah, tercapai, belum_ada_data } = tahunan;
  const open = belum_ada_data > 0 ? `, ${formatDecimal(belum_ada_data)} belum dapat dinilai` : '';
  return (
    <KartuNote>
      Rapor ini menghitung rencana aksi: sebuah IKU tuntas bila setiap aksinya yang bertarget pada triwulan
      ini tercapai. Capaian IKU terhadap target tahun {kartu.tahun} dihitung tersendiri dari realisasi
      tahunannya: {formatDecimal(tercapai)} dari {formatDecimal(jumlah)} IKU
      {unit === null ? ' dengan rencana final' : ''} mencapainya{open}.{' '}
      <PageLink page="capaian-iku" query={{ tingkat: 'pd', ...(unit !== null && { [UNIT]: unit }) }}>
        Buka Capaian IKU
      </PageLink>
    </KartuNote>
  );
}
