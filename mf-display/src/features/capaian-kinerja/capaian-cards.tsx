import { IkuGrid, missedFirst, PageSection } from '@selaras/ui';
import type { ComponentProps } from 'react';
import { useDisplayYear } from '../../frame/use-display';
import { WayOn } from '../../frame/way-on';

/** Cards of key indicators, the missed ones first, under the heading that they belong to. */
export function CapaianCards({ iku, ...more }: Pick<ComponentProps<typeof IkuGrid>, 'iku' | 'unitShown'>) {
  const tahun = useDisplayYear();
  return (
    <PageSection title="Indikator kinerja utama" titleHidden>
      <IkuGrid iku={iku && missedFirst(iku)} tahun={tahun} wayOn={<WayOn />} {...more} />
    </PageSection>
  );
}
