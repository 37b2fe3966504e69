import type { TreeModel } from '../../tree/model/model';
import type { Filter } from '../../tree/state/filter';
import { filtered, openToDepth } from '../../tree/state/open-state';
import type { OpenState } from '../../tree/state/visible';
import { ALL_CROSS, type DiagramAddress } from './diagram-address';
import type { FilterAddress } from './filter-address';

/** Branches opened or closed one by one that the address remembers at most. */
const MOST_CHANGES = 40;

/** The address of open branches; empty parts are null. */
export function addressOfState(
  model: TreeModel,
  state: OpenState,
  depth: number,
): Pick<DiagramAddress, 'cc' | 'ubah'> & FilterAddress {
  const plain = filtered(model, openToDepth(model, depth, []), state.filter);
  const changed: string[] = [];
  const cross: string[] = [];
  let withCross = 0;
  for (let box = 0; box < model.count; box += 1) {
    const key = model.keys[box] ?? '';
    const branches = model.children[box]?.length ?? 0;
    if (branches > 0 && state.open[box] !== plain.open[box]) changed.push(key);
    if ((model.crossItems[box]?.length ?? 0) === 0) continue;
    withCross += 1;
    if (state.crossOpen[box] === 1) cross.push(key);
  }
  return {
    cc: cross.length === 0 ? null : cross.length === withCross ? ALL_CROSS : listed(cross),
    ubah: listed(changed),
    ...addressOfFilter(state.filter),
  };
}

const listed = (keys: readonly string[]) =>
  keys.length === 0 ? null : keys.slice(0, MOST_CHANGES).join(',');

function addressOfFilter({ status, tingkat, pengampu, satuanKerja, telusur }: Filter): FilterAddress {
  return {
    status: status.length === 0 ? null : status.join(','),
    tingkat: tingkat === null ? null : String(tingkat + 1),
    pengampu,
    satker: satuanKerja === null ? null : String(satuanKerja),
    telusur,
  };
}
