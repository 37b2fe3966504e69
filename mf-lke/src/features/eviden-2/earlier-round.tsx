import { isianLkeFields, type LkeBaris, nilaiLkeFields } from '@selaras/contracts';
import { DefinitionGrid } from '@selaras/ui';
import { BuktiList } from '../eviden/bukti-list';

/** What the unit answered first, and what the evaluator said of it; nobody changes it any more. */
export function EarlierRound({ row: { tahap_1, bukti, jumlah_bukti } }: { row: LkeBaris }) {
  return (
    <DefinitionGrid
      items={[
        { term: isianLkeFields.jawaban.label, value: tahap_1.jawaban },
        { term: nilaiLkeFields.nilai.label, value: tahap_1.nilai },
        { term: isianLkeFields.uraian.label, value: tahap_1.uraian, wide: true },
        { term: nilaiLkeFields.catatan.alone, value: tahap_1.catatan, wide: true },
        { term: nilaiLkeFields.rekomendasi.label, value: tahap_1.rekomendasi, wide: true },
        {
          term: 'Eviden semula',
          value: <BuktiList bukti={bukti.filter(({ tahap }) => tahap === 1)} jumlah={jumlah_bukti.tahap_1} />,
        },
      ]}
    />
  );
}
