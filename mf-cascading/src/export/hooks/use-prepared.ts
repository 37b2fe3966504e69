import { useEffect, useState } from 'react';
import { type ExportSource, type PictureChoice, type Prepared, prepare } from '../picture/export-source';
import { useStable } from './use-stable';

/** The picture of the chosen area and theme for its use; null while it is being laid out, and of no source. */
export function usePrepared(
  source: ExportSource | null,
  { area, theme, use }: PictureChoice,
  onFail: () => void,
): Prepared | null {
  const [prepared, setPrepared] = useState<Prepared | null>(null);
  const failed = useStable(onFail);
  useEffect(() => {
    let wanted = true;
    setPrepared(null);
    if (source === null) return;
    prepare(source, { area, theme, use }).then(
      (done) => wanted && setPrepared(done),
      () => wanted && failed(),
    );
    return () => {
      wanted = false;
    };
  }, [source, area, theme, use, failed]);
  return prepared;
}
