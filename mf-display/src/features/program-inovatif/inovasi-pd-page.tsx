import { DisplayFrame } from '../../frame/display-frame';
import { ofUnit, prepareDisplay } from '../../frame/prepare-display';
import { inovasiDisplay } from './inovasi-endpoints';
import { InovasiGallery } from './inovasi-gallery';

export const prepare = prepareDisplay(inovasiDisplay, ofUnit);

/** `/display-mikro/program-inovatif` and its public twin: innovations of a unit. */
export function Page() {
  return (
    <DisplayFrame description="Inovasi satu perangkat daerah dan manfaatnya.">
      {(unit) => <InovasiGallery key={unit} unit={unit} />}
    </DisplayFrame>
  );
}
