import { DisplayFrame } from '../../frame/display-frame';
import { InovasiGallery } from './inovasi-gallery';

/** `/display-makro/program-inovatif` and its public twin: innovations of the whole regency. */
export function Page() {
  return (
    <DisplayFrame description="Inovasi perangkat daerah dan manfaatnya.">
      <InovasiGallery unit={null} />
    </DisplayFrame>
  );
}
