import type { AlurLkip } from '@selaras/contracts';
import { type BabLkip, babLkipWords } from '@selaras/domain';
import { loadFailure } from '@selaras/resource';
import { ErrorState, PageSection, Skeleton, Stack, useLoaded } from '@selaras/ui';
import { useQuery } from '@tanstack/react-query';
import { lkipQueries } from '../lkip/lkip-queries';
import { BagianReviu } from './bagian-reviu';

const titleOf = (bab: BabLkip) =>
  bab === 'lampiran' ? babLkipWords[bab] : `Bab ${bab} ${babLkipWords[bab]}`;

interface BabReviuProps {
  readonly unit: number | null;
  readonly bab: BabLkip;
  readonly alur: AlurLkip;
}

/** One chapter as who reviews reads it. */
export function BabReviu({ unit, bab, alur }: BabReviuProps) {
  const query = useQuery(lkipQueries.bab(unit, bab));
  const { data, failure } = useLoaded(query.data?.data, loadFailure(query, `${titleOf(bab)} gagal dimuat`));
  return (
    <PageSection title={titleOf(bab)}>
      {failure && <ErrorState {...failure} />}
      {!failure && data === undefined && <Skeleton height="240px" />}
      {data && (
        <Stack>
          {data.bagian.map((bagian) => (
            <BagianReviu
              key={bagian.kode}
              unit={unit}
              bagian={bagian}
              threads={alur.komentar.filter((thread) => thread.bagian === bagian.kode)}
              kemampuan={alur.kemampuan}
            />
          ))}
        </Stack>
      )}
    </PageSection>
  );
}
