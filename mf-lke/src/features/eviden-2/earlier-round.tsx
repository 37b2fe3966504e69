import type { LkeBaris } from '@selaras/contracts';
import { DefinitionGrid } from '@selaras/ui';
import { BuktiList } from '../eviden/bukti-list';

/** What the unit answered first, and what the evaluator said of it; nobody changes it any more. */
export function EarlierRound({ row: { tahap_1, bukti, jumlah_bukti } }: { row: LkeBaris }) {
  return (
    <DefinitionGrid
      items={[
        { term: 'Jawaban', value: tahap_1.jawaban },
        { term: 'Nilai', value: tahap_1.nilai },
        { term: 'Uraian', value: tahap_1.uraian, wide: true },
        { term: 'Catatan penilai', value: tahap_1.catatan, wide: true },
        { term: 'Rekomendasi', value: tahap_1.rekomendasi, wide: true },
        {
          term: 'Eviden semula',
          value: <BuktiList bukti={bukti.filter(({ tahap }) => tahap === 1)} jumlah={jumlah_bukti.tahap_1} />,
        },
      ]}
    />
  );
}
