import type { EfisiensiAnggaran } from '@selaras/contracts';
import { formatPercent, formatRupiah, formatRupiahWords } from '@selaras/domain';
import {
  CardGrid,
  DataTable,
  type ErrorStateProps,
  LandscapePaper,
  PageSection,
  PageStack,
  StatCard,
} from '@selaras/ui';
import { WayOn, withWayOn } from '../../frame/way-on';
import { efisiensiColumns } from './efisiensi-columns';

interface EfisiensiViewProps {
  /** Left out while it is being loaded. */
  data: EfisiensiAnggaran | undefined;
  failure: ErrorStateProps | null;
  /** Names the table. */
  caption: string;
  /** Says that there is no goal, and the way on. */
  none: string;
}

/** Goals with what was saved below them, and all together. */
export function EfisiensiView({ data, failure, caption, none }: EfisiensiViewProps) {
  const jumlah = data?.jumlah;
  const loading = data === undefined;
  return (
    <PageStack>
      <LandscapePaper />
      {!failure && (
        <PageSection title="Jumlah" titleHidden>
          <CardGrid $min={220}>
            <StatCard
              label="Pagu"
              value={formatRupiahWords(jumlah?.pagu ?? null)}
              meaning={formatRupiah(jumlah?.pagu ?? null)}
              loading={loading}
            />
            <StatCard
              label="Belanja"
              value={formatRupiahWords(jumlah?.realisasi ?? null)}
              meaning={formatRupiah(jumlah?.realisasi ?? null)}
              loading={loading}
            />
            <StatCard
              label="Hemat"
              value={formatRupiahWords(jumlah?.efisiensi?.nominal ?? null)}
              meaning={savedMeaning(jumlah?.efisiensi ?? null)}
              loading={loading}
            />
          </CardGrid>
        </PageSection>
      )}
      <DataTable
        caption={caption}
        columns={efisiensiColumns}
        rows={data?.baris}
        cards
        rowId={({ id }) => id}
        error={failure && withWayOn(failure)}
        empty={{ description: none, action: <WayOn /> }}
      />
    </PageStack>
  );
}

const savedMeaning = (saved: EfisiensiAnggaran['jumlah']['efisiensi']): string =>
  saved === null
    ? 'Belum ada sasaran yang targetnya tercapai dengan anggaran yang diketahui.'
    : `${formatPercent(saved.persen)} dari pagu sasaran yang targetnya tercapai.`;
