import { Html } from './html';
import { themeCss } from './theme-css';

/**
 * Where scripts run, the page itself comes within a moment: its first HTML is only seen when that takes longer, so that
 * nothing flashes. Where they do not run it is seen at once.
 */
const patience = `@media (scripting: enabled) {
  #awal { animation: awal-tampak 0s 1.2s both; }
  @keyframes awal-tampak { from { visibility: hidden; } to { visibility: visible; } }
}
@media print { #awal { visibility: visible; animation: none; } }`;

/** Plain and readable, in the colours of the portal. */
export const firstStyle =
  new Html(`${themeCss('#awal', ['ground', 'surface', 'text', 'muted', 'line', 'brand', 'table-head'])}
${patience}
body:has(> #root > #awal) { margin: 0; }
#awal { min-height: 100vh; background: var(--ground); color: var(--text); font: 400 1rem/1.5 system-ui, sans-serif; overflow-wrap: break-word; }
#awal header { padding: 12px 16px; border-bottom: 1px solid var(--line); background: var(--surface); }
#awal main { max-width: 1100px; margin: 0 auto; padding: 16px; }
#awal h1 { margin: 8px 0; font-size: 1.5rem; line-height: 1.25; }
#awal a { color: var(--brand); }
#awal .kalimat { font-size: 1.125rem; }
#awal dl { display: flex; flex-wrap: wrap; gap: 12px; margin: 16px 0; }
#awal dl div { flex: 1 1 130px; padding: 12px 16px; border: 1px solid var(--line); border-radius: 10px; background: var(--surface); }
#awal dt { color: var(--muted); font-size: 0.875rem; }
#awal dd { margin: 0; font-size: 1.25rem; font-weight: 600; }
#awal .tabel { overflow-x: auto; border: 1px solid var(--line); background: var(--surface); }
#awal table { border-collapse: collapse; width: 100%; font-size: 0.875rem; }
#awal caption { padding: 8px; text-align: left; font-weight: 600; }
#awal caption > span { position: sticky; left: 8px; display: inline-block; max-width: min(100%, calc(100vw - 64px)); }
#awal th, #awal td { padding: 6px 8px; border-top: 1px solid var(--line); text-align: left; vertical-align: top; }
#awal th { background: var(--table-head); }
#awal .angka { text-align: right; font-variant-numeric: tabular-nums; }`);
