import { BulletChart, bulletEnd, Card, space } from '@selaras/ui';
import styled from 'styled-components';
import type { Measure } from '../../core/detail/detail-description';

const Rows = styled.div`
  display: grid;
  gap: ${space(4)};
`;

/** Target, realisation and achievement of each year or quarter, on one scale. */
export function Measures({ items }: { items: readonly Measure[] }) {
  const end = bulletEnd(items);
  return (
    <Card title="Target, realisasi dan capaian">
      <Rows>
        {items.map(({ label, ...measure }) => (
          <BulletChart key={label} label={label} {...measure} max={end} />
        ))}
      </Rows>
    </Card>
  );
}
