import { DisplayFrame } from '../../frame/display-frame';
import { ofEither, prepareDisplay } from '../../frame/prepare-display';
import { inovasiDisplay } from './inovasi-endpoints';
import { InovasiGallery } from './inovasi-gallery';

export const prepare = prepareDisplay(inovasiDisplay, ofEither);

/** `/display-makro/program-inovatif` and its public twin: innovations of the whole regency. */
export function Page() {
  return (
    <DisplayFrame description="Inovasi perangkat daerah dan manfaatnya.">
      <InovasiGallery unit={null} />
    </DisplayFrame>
  );
}
