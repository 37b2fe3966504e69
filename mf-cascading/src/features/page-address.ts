import { useCallback, useMemo, useRef } from 'react';
import { useLocation, useNavigation, useSearchParams } from 'react-router';
import { ALL_CROSS, type DiagramAddress } from '../diagram/diagram-address';

/** The page's state in the address: unit, switches and everything of the picture. */
export interface PageAddress extends DiagramAddress {
  readonly satuanKerjaId: number | null;
  readonly showIcons: boolean;
  readonly showSkp: boolean;
}

type Change = Partial<Omit<PageAddress, 'showSkp'>>;

const numberOf = (text: string | null, most: number): number | null => {
  const value = Number(text);
  return text !== null && Number.isInteger(value) && value >= 1 && value <= most ? value : null;
};

export function readAddress(params: URLSearchParams, crossOpen: boolean): PageAddress {
  return {
    satuanKerjaId: numberOf(params.get('satuan_kerja_id'), Number.MAX_SAFE_INTEGER),
    showIcons: params.get('ikon') !== '0',
    showSkp: params.get('showSkp') === 'true',
    node: params.get('node'),
    kedalaman: numberOf(params.get('kedalaman'), 5),
    cc: params.get('cc') ?? (crossOpen ? ALL_CROSS : null),
    ubah: params.get('ubah'),
    lihat: params.get('lihat'),
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
    for (const name of ['node', 'ubah', 'lihat', 'kedalaman', 'cc']) next.delete(name);
    put('satuan_kerja_id', change.satuanKerjaId?.toString() ?? null);
  }
  if (change.showIcons !== undefined) put('ikon', change.showIcons ? null : '0');
  put('kedalaman', change.kedalaman === undefined ? undefined : (change.kedalaman?.toString() ?? null));
  put('node', change.node);
  put('ubah', change.ubah);
  put('lihat', change.lihat);
  // Where cross items are open from the start, the address has to say that none are.
  put('cc', change.cc === null && crossOpen ? '' : change.cc);
  return next;
}

export function usePageAddress(crossOpen: boolean): [PageAddress, (change: Change) => void] {
  const [params, setParams] = useSearchParams();
  const address = useMemo(() => readAddress(params, crossOpen), [params, crossOpen]);
  const isLeaving = useIsLeaving();
  const change = useCallback(
    (part: Change) => {
      if (isLeaving()) return;
      setParams((before) => changedAddress(before, part, crossOpen), {
        replace: part.satuanKerjaId === undefined,
        preventScrollReset: true,
      });
    },
    [setParams, crossOpen, isLeaving],
  );
  return [address, change];
}

/** Writing the address now would take back a navigation that is under way, or write onto the next page. */
function useIsLeaving(): () => boolean {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  const latest = useRef({ pathname, next: location });
  latest.current = { pathname, next: location };
  return useCallback(() => {
    const { pathname, next } = latest.current;
    return (next?.pathname ?? pathname) !== pathname || window.location.pathname !== pathname;
  }, []);
}
