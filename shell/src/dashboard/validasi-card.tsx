import type { ValidasiCount } from '@selaras/contracts';
import { keadaanValidasiMeanings, optionsOf } from '@selaras/domain';
import { PageLink, usePages } from '@selaras/portal';
import { BarChart, Card, Skeleton, space } from '@selaras/ui';
import styled from 'styled-components';

const QUEUE = 'validasi-perencanaan';

/** The card's place in its page. */
export const VALIDASI_PART = 'validasi';

const Ways = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(4)};
  padding: 0;
  list-style: none;
  @media print { display: none; }
`;

const TITLE = 'Sampai di mana validasi perencanaan?';

/** How many units stand at each state of the planning validation. */
export function ValidasiCard({ validasi }: { validasi: ValidasiCount | undefined }) {
  const { hasPage } = usePages();
  const ways = validasi !== undefined && hasPage(QUEUE) && (
    <Ways aria-label="Lihat menurut keadaan">
      {optionsOf(keadaanValidasiMeanings).map(({ value: keadaan, label }) => (
        <li key={keadaan}>
          <PageLink page={QUEUE} query={{ keadaan }}>
            {label} ({validasi[keadaan]})
          </PageLink>
        </li>
      ))}
    </Ways>
  );
  return (
    <Card
      id={VALIDASI_PART}
      title={TITLE}
      description="Jumlah perangkat daerah menurut keadaan perencanaannya."
      footer={ways}
    >
      {validasi === undefined ? (
        <Skeleton height="136px" />
      ) : (
        <BarChart
          title={TITLE}
          titleHidden
          nameTitle="Keadaan"
          valueTitle="Perangkat daerah"
          bars={optionsOf(keadaanValidasiMeanings).map(({ value: keadaan, label }) => ({
            id: keadaan,
            label,
            value: validasi[keadaan],
          }))}
        />
      )}
    </Card>
  );
}
