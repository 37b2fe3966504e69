import { statusCapaian } from '@selaras/domain';
import { Button, Checkbox, space, statusNames, tokens } from '@selaras/ui';
import { FilterX, Route } from 'lucide-react';
import { useMemo } from 'react';
import styled from 'styled-components';
import { cardAt, ownBoxes } from '../../tree/model/model';
import { isFailing, isFiltering, matchesOf, noFilter } from '../../tree/state/filter';
import { countOf } from '../../tree/state/visible';
import type { PanelProps } from '../kit/panel-props';
import { PanelBody } from '../kit/panel-style';
import { OwnerField } from './owner-field';
import { TotalsTable } from './totals-table';
import { TraceSummary } from './trace-summary';
import { UnitSelect } from './unit-select';

const Choices = styled.fieldset`
  display: grid;
  gap: ${space(1)};
  margin: 0;
  padding: 0;
  border: 0;
  & > legend { margin-bottom: ${space(1)}; font-size: ${tokens.text[12]}; color: ${tokens.colour.muted}; }
`;

/** Totals and filters of the picture; the paths above what matches stay (design of the diagram). */
export default function FilterPanel({ store, scene }: PanelProps) {
  const { model, state, selected } = scene;
  const { filter } = state;
  const found = useMemo(() => countOf(matchesOf(model, filter)), [model, filter]);
  const own = useMemo(() => ownBoxes(model).length, [model]);
  const traced = filter.telusur === null ? undefined : model.indexOf.get(filter.telusur);
  const traceable = selected >= 0 && isFailing(cardAt(model, selected).status) && selected !== traced;
  return (
    <PanelBody>
      {traced !== undefined && <TraceSummary store={store} scene={scene} box={traced} />}
      {traceable && (
        <Button
          icon={<Route size={16} />}
          onClick={() => void store.setFilter({ ...noFilter, telusur: model.keys[selected] ?? null })}
        >
          Telusuri penyebab kotak terpilih
        </Button>
      )}
      <TotalsTable store={store} scene={scene} />
      <Choices>
        <legend>Status capaian</legend>
        {statusNames.map((status) => (
          <Checkbox
            key={status}
            label={statusCapaian[status]}
            checked={filter.status.includes(status)}
            onChange={(event) => {
              const others = filter.status.filter((one) => one !== status);
              void store.setFilter({
                ...filter,
                status: event.target.checked ? [...others, status] : others,
              });
            }}
          />
        ))}
      </Choices>
      <OwnerField
        model={model}
        value={filter.pengampu}
        onChange={(pengampu) => void store.setFilter({ ...filter, pengampu })}
      />
      <UnitSelect
        model={model}
        value={filter.satuanKerja}
        onChange={(satuanKerja) => void store.setFilter({ ...filter, satuanKerja })}
      />
      {isFiltering(filter) && (
        <>
          <p role="status">
            {found === 0
              ? 'Tidak ada kotak yang cocok, jadi tidak ada yang digambar.'
              : `${found} kotak cocok dari ${own}.`}
          </p>
          <Button icon={<FilterX size={16} />} onClick={() => void store.setFilter(noFilter)}>
            Hapus saringan
          </Button>
        </>
      )}
    </PanelBody>
  );
}
