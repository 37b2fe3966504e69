import type { HostPage } from '../../support/sematkan/host-server';
import { LOUD } from '../../support/sematkan/loud-rules';
import { besar } from '../browser/opened';

/** Set on the body once the diagram is ready. */
export const SHOWN = 'body[data-siap]';
/** Where the diagram stands. */
export const PLACE = '#diagram';

const page = (props: object, head = ''): HostPage => ({
  html: `<!doctype html><html lang="id"><head><meta charset="utf-8"><link rel="icon" href="data:,"><title>Portal lain</title>${head}</head><body>
<div id="diagram" style="height: 800px"></div>
<script src="${besar.origin}/sematkan/cascading.js" crossorigin="anonymous"></script>
<script>
  Selaras.mountCascading(document.getElementById('diagram'), ${JSON.stringify(props)}).on('ready', ({ boxes }) => {
    performance.mark('siap');
    document.body.dataset.siap = boxes;
  });
</script></body></html>`,
});

/** The unit of the big regency that has 500 boxes. */
export const UNIT = 1011;

/** Pages of another origin that show trees of the big regency. */
export const hostPages = {
  '/unit': page({ satuanKerjaId: UNIT }),
  '/gaduh': page({}, LOUD),
} as const;
