import type { IkuCard as Iku } from '@selaras/contracts';
import type { ReactNode } from 'react';
import { CardGrid } from '../page/page-grid';
import { EmptyState } from '../state/empty-state';
import { Skeleton } from '../state/skeleton';
import { IkuCard, type IkuCardProps } from './iku-card';

/** Height of a card, so that nothing moves when the figures come. */
const CARD_HEIGHT = '440px';

interface IkuGridProps extends Pick<IkuCardProps, 'nameOf'> {
  iku: readonly Iku[] | undefined;
  tahun: number;
  unitShown?: boolean;
  /** The way on where there is none. */
  wayOn?: ReactNode;
}

/** Key indicators side by side; `iku` is left out while they are being loaded. */
export function IkuGrid({ iku, tahun, unitShown = true, wayOn, nameOf }: IkuGridProps) {
  if (iku?.length === 0) {
    return (
      <EmptyState
        title={`Belum ada indikator kinerja utama tahun ${tahun}`}
        description={wayOn && 'Pilih tahun lain di kanan atas.'}
        action={wayOn}
      />
    );
  }
  return (
    <CardGrid $min={320} aria-busy={iku === undefined}>
      {iku === undefined
        ? [1, 2, 3, 4, 5, 6].map((place) => <Skeleton key={place} height={CARD_HEIGHT} />)
        : iku.map((card) => (
            <IkuCard key={card.id} iku={card} tahun={tahun} unitShown={unitShown} nameOf={nameOf} />
          ))}
    </CardGrid>
  );
}
