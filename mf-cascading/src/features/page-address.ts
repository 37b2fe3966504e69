import { diagramConstants } from '@selaras/domain';
import { useAddress, useLocation, usePortal } from '@selaras/portal';
import { useCallback, useMemo, useRef } from 'react';
import { ALL_CROSS, type DiagramAddress, readerStates, treeStates } from '../diagram/address/diagram-address';

/** The page's state in the address: unit, switches and everything of the picture. */
export interface PageAddress extends DiagramAddress {
  readonly satuanKerjaId: number | null;
  readonly showIcons: boolean;
  /** 'Tampilkan icon edit kinerja' (spec 1 §2). */
  readonly showEdit: boolean;
  readonly showSkp: boolean;
  /** Levels that are shown at most (spec 1 §2). */
  readonly tingkatMaks: number;
}

const { treeDepth } = diagramConstants;

const textStates = [...treeStates, ...readerStates] as const;

type Change = Partial<Omit<PageAddress, 'showSkp' | 'tingkatMaks'>>;

const numberOf = (text: string | null, most: number): number | null => {
  const value = Number(text);
  return text !== null && Number.isInteger(value) && value >= 1 && value <= most ? value : null;
};

export function readAddress(params: URLSearchParams, crossOpen: boolean): PageAddress {
  return {
    satuanKerjaId: numberOf(params.get('satuan_kerja_id'), Number.MAX_SAFE_INTEGER),
    showIcons: params.get('ikon') !== '0',
    showEdit: params.get('ikonEdit') === '1',
    showSkp: params.get('showSkp') === 'true',
    tingkatMaks: numberOf(params.get('tingkatMaks'), treeDepth) ?? treeDepth,
    ...(Object.fromEntries(textStates.map((name) => [name, params.get(name)])) as Record<
      (typeof textStates)[number],
      string | null
    >),
    kedalaman: numberOf(params.get('kedalaman'), treeDepth),
    cc: params.get('cc') ?? (crossOpen ? ALL_CROSS : null),
  };
}

/** The address after a change. Another unit is another tree: what belonged to the old picture goes. */
export function changedAddress(params: URLSearchParams, change: Change, crossOpen: boolean): URLSearchParams {
  const next = new URLSearchParams(params);
  const put = (name: string, value: string | null | undefined) => {
    if (value === null) next.delete(name);
    else if (value !== undefined) next.set(name, value);
  };
  if (change.satuanKerjaId !== undefined) {
    for (const name of [...treeStates, 'kedalaman']) next.delete(name);
    put('satuan_kerja_id', change.satuanKerjaId?.toString() ?? null);
  }
  if (change.showIcons !== undefined) put('ikon', change.showIcons ? null : '0');
  if (change.showEdit !== undefined) put('ikonEdit', change.showEdit ? '1' : null);
  put('kedalaman', change.kedalaman === undefined ? undefined : (change.kedalaman?.toString() ?? null));
  for (const name of textStates) put(name, change[name]);
  // Where cross items are open from the start, the address has to say that none are.
  put('cc', change.cc === null && crossOpen ? '' : change.cc);
  return next;
}

export function usePageAddress(crossOpen: boolean): [PageAddress, (change: Change) => void] {
  const [params, changeParams] = useAddress();
  const address = useMemo(() => readAddress(params, crossOpen), [params, crossOpen]);
  const isLeaving = useIsLeaving();
  const closed = address.modal === null;
  const change = useCallback(
    (part: Change) => {
      if (isLeaving()) return;
      // Going back takes a modal away again, and brings the unit before.
      const opens = part.modal != null && closed;
      changeParams((before) => changedAddress(before, part, crossOpen), {
        replace: part.satuanKerjaId === undefined && !opens,
        preventScrollReset: true,
      });
    },
    [changeParams, crossOpen, isLeaving, closed],
  );
  return [address, change];
}

/** Writing the address now would take back a navigation that is under way, or write onto the next page. */
function useIsLeaving(): () => boolean {
  const { pathname } = useLocation();
  const { openPath } = usePortal();
  const drawn = useRef(pathname);
  drawn.current = pathname;
  return useCallback(
    () => openPath() !== drawn.current || window.location.pathname !== drawn.current,
    [openPath],
  );
}
