import { servers } from '../../server/servers';
import { bundledSnippets, snippet, withoutInline } from './embed-guide';
import { federationBundlers, federationHosts } from './federation-hosts';
import type { HostPage } from './host-server';
import { LOUD } from './loud-rules';

const SCRIPT = `<script src="${servers.demo.origin}/sematkan/cascading.js" crossorigin="anonymous"></script>`;

const page = (body: string, head = '') =>
  `<!doctype html><html lang="id"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>Portal lain</title>${head}</head><body><main><h1>Portal lain</h1>${body}</main></body></html>`;

/** Rules that a theme of a content-management system resets everything with, without shouting. */
const RESETS = `<style>
  html, body, div, span, h1, h2, h3, p, a, ul, ol, li, button, table, canvas, svg { margin: 0; padding: 0; border: 0; font: inherit; vertical-align: baseline; }
  *, *::before, *::after { box-sizing: inherit; }
  ol, ul { list-style: none; }
  img, canvas, svg, video, iframe { max-width: 100%; height: auto; display: block; }
  a, button { color: inherit; text-decoration: none; background: none; appearance: none; }
  button:focus { outline: none; }
  .entry-content > * { max-width: 640px; margin: 1.5em auto; line-height: 1.8; font-family: Georgia, serif; }
</style>`;

const strict = withoutInline(snippet('html skrip'), '/mulai.js');

/** Mounts without being asked, so that a story can ask the handle: `window.sematan`. */
const mounted = (props: string, target = 'diagram') =>
  `<div id="${target}"></div>${SCRIPT}<script>
  window.tahu = [];
  window.sematan = Selaras.mountCascading(document.getElementById('${target}'), ${props});
  for (const nama of ['ready', 'select', 'navigate', 'error']) sematan.on(nama, (isi) => {
    tahu.push([nama, isi]);
    if (nama === 'navigate') isi.preventDefault();
  });
</script>`;

const PLACE = '<div id="cascading"></div>';
const DINKES = '{ satuanKerjaId: 1012, tahun: 2024 }';

/** Pages of others by their path, and their scripts. */
export async function embedHosts() {
  const federated = await federationHosts();
  const bundled = await bundledSnippets({
    'single-spa': { block: 'single-spa' },
    react: { block: 'react' },
    'react-16': { block: 'react-lama', react: 16 },
    'react-17': { block: 'react-lama', react: 17 },
    vue: { block: 'vue' },
    angular: { block: 'angular' },
    jquery: { block: 'jquery' },
  });
  const hostOf = (name: keyof typeof bundled, place: string, head = '') => ({
    html: page(`${place}${SCRIPT}<script src="/${name}.js" defer></script>`, head),
  });
  const pages: Record<string, HostPage> = {
    '/skrip': {
      html: page(strict.html),
      policy: snippet('http kebijakan').split(': ').slice(1).join(': ').trim(),
    },
    '/elemen': { html: page(snippet('html elemen')) },
    '/single-spa': hostOf('single-spa', ''),
    '/react': hostOf('react', PLACE),
    '/react-17': hostOf('react-17', PLACE),
    '/react-16': hostOf('react-16', PLACE),
    '/vue': hostOf('vue', PLACE),
    '/angular': hostOf('angular', '<portal-cascading></portal-cascading>'),
    '/jquery': hostOf('jquery', snippet('html jquery'), LOUD),
    ...Object.fromEntries(
      federationBundlers.map((name) => [
        `/${name}`,
        { html: page(`${PLACE}<script type="module" src="/${name}/mulai.js"></script>`) },
      ]),
    ),
    '/tema': {
      html: page(`<article class="entry-content">${snippet('html elemen')}</article>`, RESETS),
    },
    '/pegangan': { html: page(`${mounted(DINKES)}<p style="height: 2000px">Isi halaman</p>`) },
    '/kosong': { html: page(`<div id="satu"></div><div id="dua"></div>${SCRIPT}`) },
  };
  const scripts = {
    '/mulai.js': strict.script,
    ...federated,
    ...Object.fromEntries(Object.entries(bundled).map(([name, script]) => [`/${name}.js`, script])),
  };
  return { pages, scripts };
}
