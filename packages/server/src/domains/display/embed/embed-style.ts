import { themeCss } from '../../../kit/html/theme-css';

/** Of every embed: from 280 px on, light or dark as its reader's system is, without any script. */
export const embedStyle = `${themeCss(':root', ['surface', 'text', 'muted', 'line', 'line-strong', 'brand', 'brand-soft', 'accent', 'sunken'])}
*, *::before, *::after { box-sizing: border-box; }
body { margin: 0; background: var(--surface); color: var(--text); font: 400 0.875rem/1.45 system-ui, -apple-system, 'Segoe UI', sans-serif; overflow-wrap: anywhere; }
article { display: grid; gap: 12px; padding: 16px; border: 1px solid var(--line); }
h1, p, dl, dd, ol { margin: 0; padding: 0; }
h1 { font-size: 1.125rem; line-height: 1.25; }
a { color: var(--brand); }
a:focus-visible { outline: 2px solid var(--brand); outline-offset: 2px; }
.asal, footer, .satuan, dt, small { color: var(--muted); font-size: 0.8125rem; }
dl { display: grid; grid-template-columns: repeat(auto-fit, minmax(110px, 1fr)); gap: 8px; }
dl div { padding: 8px 12px; border-radius: 8px; background: var(--brand-soft); }
dt { color: var(--text); }
dd { font-size: 1.125rem; font-weight: 600; font-variant-numeric: tabular-nums; }
ol { display: grid; gap: 10px; list-style: none; }
li { display: grid; gap: 2px 12px; grid-template-columns: 1fr auto; align-items: center; }
li svg { grid-column: 1 / -1; grid-row: 2; width: 100%; height: 12px; background: var(--sunken); }
.nilai { font-variant-numeric: tabular-nums; text-align: right; }
.hasil { fill: var(--brand); }
.hasil-2 { fill: var(--muted); }
.hasil-3 { fill: var(--line-strong); }
.janji { fill: var(--accent); }
footer { display: flex; flex-wrap: wrap; gap: 4px 16px; padding-top: 8px; border-top: 1px solid var(--line); }
@media (min-width: 560px) {
  ol { grid-template-columns: minmax(0, 2fr) minmax(0, 3fr) auto; }
  li { grid-column: 1 / -1; grid-template-columns: subgrid; column-gap: 12px; }
  li svg { grid-column: 2; grid-row: 1; }
}
@media (forced-colors: active) {
  .hasil, .hasil-2, .hasil-3 { fill: CanvasText; }
  .janji { fill: Highlight; }
}
`;
