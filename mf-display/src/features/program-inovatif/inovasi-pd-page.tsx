import { DisplayFrame } from '../../frame/display-frame';
import { InovasiGallery } from './inovasi-gallery';

/** `/display-mikro/program-inovatif` and its public twin: innovations of a unit. */
export function Page() {
  return (
    <DisplayFrame description="Inovasi satu perangkat daerah dan manfaatnya.">
      {(unit) => <InovasiGallery key={unit} unit={unit} />}
    </DisplayFrame>
  );
}
