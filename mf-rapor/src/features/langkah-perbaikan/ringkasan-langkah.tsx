import type { AnswerOf, perbaikanCalls } from '@selaras/contracts';
import { formatDecimal, keadaanPerbaikan, keadaanPerbaikanWords } from '@selaras/domain';
import { CardGrid, PageSection, StatCard } from '@selaras/ui';
import { rupiah } from '../../kartu/kartu-facts';
import { langkahPerbaikanFields } from '../../perbaikan/langkah-perbaikan-fields';

type Ringkasan = AnswerOf<typeof perbaikanCalls.list>['ringkasan'];

/** How many steps stand in each state, and what they propose to spend together. */
export const RingkasanLangkah = ({ ringkasan }: { ringkasan: Ringkasan | undefined }) => (
  <PageSection title="Angka perbaikan" titleHidden>
    <CardGrid $min={190}>
      {keadaanPerbaikan.map((keadaan) => (
        <StatCard
          key={keadaan}
          label={keadaanPerbaikanWords[keadaan]}
          value={formatDecimal(ringkasan?.keadaan[keadaan] ?? 0)}
          unit="langkah"
          loading={ringkasan === undefined}
        />
      ))}
      <StatCard
        label={langkahPerbaikanFields.anggaran.label}
        value={rupiah(ringkasan?.anggaran ?? 0)}
        loading={ringkasan === undefined}
      />
    </CardGrid>
  </PageSection>
);
