import { useEffect, useState } from 'react';
import type { ExportChoice } from '../picture/export-choice';
import { type ExportSource, type Prepared, prepare } from '../picture/export-source';
import { useStable } from './use-stable';

/** The picture of the chosen area and theme; null while it is being laid out. */
export function usePrepared(
  source: ExportSource,
  { area, theme }: Pick<ExportChoice, 'area' | 'theme'>,
  onFail: () => void,
): Prepared | null {
  const [prepared, setPrepared] = useState<Prepared | null>(null);
  const failed = useStable(onFail);
  useEffect(() => {
    let wanted = true;
    setPrepared(null);
    prepare(source, { area, theme }).then(
      (done) => wanted && setPrepared(done),
      () => wanted && failed(),
    );
    return () => {
      wanted = false;
    };
  }, [source, area, theme, failed]);
  return prepared;
}
