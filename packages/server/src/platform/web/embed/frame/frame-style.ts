import { themeCss } from '../../../../kit/html/theme-css';

const names = ['surface', 'text', 'muted', 'brand', 'line', 'sunken'] as const;

/** Of every page for a frame: the diagram fills it; what stands there instead is a text in the middle. */
export const frameStyle = `${themeCss(':root', names)}
${themeCss(':root', names, 'light')}
${themeCss(':root', names, 'dark')}
html, body { height: 100%; margin: 0; }
body { display: grid; grid-template-rows: minmax(0, 1fr); background: var(--surface); color: var(--text); font: 400 0.875rem/1.5 system-ui, -apple-system, 'Segoe UI', sans-serif; overflow-wrap: anywhere; }
.diagram { position: relative; height: 100%; }
.diagram h1 { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
selaras-cascading { height: 100%; min-width: 0; }
selaras-cascading:not(:defined) { display: grid; place-content: center; }
main:not(.diagram), selaras-cascading:not(:defined) p { max-width: 480px; margin: auto; padding: 16px; }
.lambat { visibility: hidden; color: var(--muted); animation: tampil 0s 4s forwards; }
@keyframes tampil { to { visibility: visible; } }
@media (scripting: none) { .lambat { display: none; } }
section + section { margin-top: 16px; padding-top: 16px; border-top: 1px solid var(--line); }
h1 { margin: 0 0 8px; font-size: 1.125rem; line-height: 1.25; }
p { margin: 0 0 8px; }
ul { margin: 0 0 16px; padding-inline-start: 20px; }
code { padding: 1px 4px; border-radius: 4px; background: var(--sunken); font-size: 0.8125rem; }
a { color: var(--brand); }
a:focus-visible { outline: 2px solid var(--brand); outline-offset: 2px; }
`;
