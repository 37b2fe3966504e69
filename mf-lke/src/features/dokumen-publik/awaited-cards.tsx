import { CardGrid, Skeleton } from '@selaras/ui';

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f'];

/** As high as the cards that will come. */
export const AwaitedCards = () => (
  <CardGrid $min={300} aria-busy="true">
    {PLACES.map((place) => (
      <Skeleton key={place} height="208px" />
    ))}
  </CardGrid>
);
