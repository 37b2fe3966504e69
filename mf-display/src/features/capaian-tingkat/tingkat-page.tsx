import type { TingkatCapaian } from '@selaras/contracts';
import { formatDate, keadaanCapaian } from '@selaras/domain';
import { type ListState, listQuery, listRules, withFilter } from '@selaras/resource/core';
import { useListState } from '@selaras/resource/list';
import { LandscapePaper, latePart, PageStack, Skeleton, StackedBars } from '@selaras/ui';
import { useMemo } from 'react';
import styled from 'styled-components';
import { DisplayFrame } from '../../frame/display-frame';
import { useDisplayKind } from '../../frame/display-kind';
import { prepareDisplay } from '../../frame/prepare-display';
import { useDisplay, useDisplayYear } from '../../frame/use-display';
import { WayOn } from '../../frame/way-on';
import { capaianTingkat } from './tingkat-endpoints';
import { STATUS, tingkatInput, tingkatInputAt, tingkatList, UNIT } from './tingkat-list';
import { tingkatWords } from './tingkat-words';
import { ALL_UNITS, conclusionOf, unitBars } from './unit-counts';

/** As high as bars of all units, or of one. */
const AwaitedBars = styled(Skeleton)<{ $many: boolean }>`
  height: ${({ $many }) => ($many ? '596px' : '160px')};
  @media (max-width: 560px) { height: ${({ $many }) => ($many ? '975px' : '264px')}; }
`;

const TingkatTable = latePart(
  async () => (await import('./tingkat-table')).TingkatTable,
  () => <Skeleton height="420px" />,
);

/** Asks for the level before its page is drawn. */
export const prepareTingkat = (tingkat: TingkatCapaian) =>
  prepareDisplay(capaianTingkat, tingkatInputAt(tingkat));

/** Achievement of one level: of all units on macro pages, of the chosen one on micro pages. */
export function TingkatPage({ tingkat }: { tingkat: TingkatCapaian }) {
  const { area } = useDisplayKind();
  const scope = area === 'makro' ? ' Dari perangkat daerah yang perencanaannya sudah final.' : '';
  const description = `Berapa ${tingkatWords[tingkat].sebutan} yang mencapai target, dan mengapa yang lain tidak.${scope}`;
  return (
    <DisplayFrame description={description}>
      {area === 'makro' ? (
        <TingkatDisplay tingkat={tingkat} unit={null} />
      ) : (
        (unit) => <TingkatDisplay tingkat={tingkat} unit={unit} />
      )}
    </DisplayFrame>
  );
}

/** Filters of the table that stand for a part of a bar; `unit` is chosen by the page itself. */
const filtersOf = (state: ListState, unit: number | null, bar: number, status: string | null) => {
  const filters = withFilter(state, STATUS, status);
  if (unit !== null) return filters;
  return withFilter({ ...state, filters }, UNIT, bar === ALL_UNITS || status === null ? null : String(bar));
};

function TingkatDisplay({ tingkat, unit }: { tingkat: TingkatCapaian; unit: number | null }) {
  const { publik } = useDisplayKind();
  const tahun = useDisplayYear();
  const { sebutan } = tingkatWords[tingkat];
  const list = useMemo(
    () => tingkatList({ tingkat, makro: unit === null, publik, tahun }),
    [tingkat, unit, publik, tahun],
  );
  const rules = useMemo(() => listRules(list), [list]);
  const [state, change] = useListState(rules);
  const query = useDisplay(capaianTingkat, tingkatInput(tingkat, unit, listQuery(state)));
  const units = query.data?.unit.filter(({ satuan_kerja, final }) =>
    unit === null ? final : satuan_kerja.satuan_kerja_id === unit,
  );
  const bars = unitBars(units ?? []);
  const isPressed = (bar: number, status: string) =>
    state.filters[STATUS] === status &&
    (unit !== null || (state.filters[UNIT] ?? String(ALL_UNITS)) === String(bar));

  return (
    <PageStack>
      <LandscapePaper />
      {query.isPending && <AwaitedBars $many={unit === null} />}
      {bars.length > 0 && (
        <StackedBars
          title={conclusionOf(bars, sebutan)}
          unit={`Satuan: jumlah ${sebutan}. Tekan bagian batang untuk menyaring tabel di bawah`}
          source={`Selaras, tahun ${tahun}`}
          date={formatDate(new Date(query.dataUpdatedAt))}
          nameTitle="Perangkat daerah"
          states={keadaanCapaian}
          bars={bars}
          isPressed={isPressed}
          onPress={(bar, status) =>
            change({ filters: filtersOf(state, unit, bar, isPressed(bar, status) ? null : status) })
          }
        />
      )}
      <TingkatTable
        list={list}
        state={state}
        onChange={change}
        query={query}
        none={`Belum ada ${sebutan} untuk tahun ${tahun}${publik || unit === null ? ' yang rencananya sudah final' : ''}. Pilih tahun lain di kanan atas.`}
        wayOn={<WayOn />}
      />
    </PageStack>
  );
}
