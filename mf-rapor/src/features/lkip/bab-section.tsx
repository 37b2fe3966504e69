import { type BabLkip, babLkipWords } from '@selaras/domain';
import { loadFailure } from '@selaras/resource';
import { ErrorState, PageSection, Skeleton, Stack, useLoaded } from '@selaras/ui';
import { useQuery } from '@tanstack/react-query';
import { BagianCard } from './bagian-card';
import { lkipQueries } from './lkip-queries';

/** Who writes a section, and what was written, is looked at again that often. */
const LOOK_EVERY_MS = 30_000;

const titleOf = (bab: BabLkip) =>
  bab === 'lampiran' ? babLkipWords[bab] : `Bab ${bab} ${babLkipWords[bab]}`;

interface BabSectionProps {
  readonly unit: number | null;
  readonly bab: BabLkip;
  /** Code of the section that is written on this page. */
  readonly open: string | null;
  readonly onOpen: (kode: string | null) => void;
}

/** One chapter with its sections. */
export function BabSection({ unit, bab, open, onOpen }: BabSectionProps) {
  const query = useQuery({ ...lkipQueries.bab(unit, bab), refetchInterval: LOOK_EVERY_MS });
  const { data, failure } = useLoaded(query.data?.data, loadFailure(query, `${titleOf(bab)} gagal dimuat`));
  const description = data && (data.satuan_kerja?.satuan_kerja_nama ?? 'Pemerintah kabupaten');
  return (
    <PageSection title={titleOf(bab)} description={description}>
      {failure && <ErrorState {...failure} />}
      {!failure && data === undefined && <Skeleton height="320px" />}
      {data && (
        <Stack>
          {data.bagian.map((bagian) => (
            <BagianCard
              key={bagian.kode}
              unit={unit}
              bagian={bagian}
              writes={data.kemampuan.tulis}
              open={open === bagian.kode}
              onOpen={() => onOpen(bagian.kode)}
              onClose={() => onOpen(null)}
            />
          ))}
        </Stack>
      )}
    </PageSection>
  );
}
