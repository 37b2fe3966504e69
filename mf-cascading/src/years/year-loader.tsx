import { useEffect, useMemo } from 'react';
import type { YearAddress } from '../diagram/address/diagram-address';
import { kindOf } from '../tree/compare/change';
import { useYearTree, type YearSource } from './use-year-tree';
import { yearBoxes } from './year-boxes';
import { chosenYears, type YearPicture } from './year-picture';

interface YearLoaderProps extends YearSource {
  address: YearAddress;
  onPicture: (picture: YearPicture | null) => void;
}

/** Loads the period's other years and passes on what is to be shown; draws nothing. */
export default function YearLoader({ address, onPicture, ...source }: YearLoaderProps) {
  const { tree, years, retry } = useYearTree(source);
  const { tahun, banding } = chosenYears(address, source.tahun);
  const kind = kindOf(address.perubahan);
  const boxes = useMemo(() => tree && yearBoxes(tree, tahun, banding, kind), [tree, tahun, banding, kind]);
  useEffect(
    () => onPicture({ tahun, banding, kind, years, retry, boxes }),
    [onPicture, tahun, banding, kind, years, retry, boxes],
  );
  useEffect(() => () => onPicture(null), [onPicture]);
  return null;
}
