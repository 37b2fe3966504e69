import { Html } from '../../../plugins/problem/html';

/** Reads like a report on the screen and fits A4 across on paper, the head of the table on every page. */
export const rekapStyle = new Html(`<style>
:root { color-scheme: light; --teks: #14262b; --lembut: #52656b; --garis: #d5dee0; --merek: #0f5257; --latar: #f3f7f7; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--latar); color: var(--teks); font: 14px/1.45 "Plus Jakarta Sans", system-ui, "Segoe UI", Roboto, Arial, sans-serif; font-variant-numeric: tabular-nums; }
main { max-width: 1400px; margin: 24px auto; padding: 32px; background: #fff; border: 1px solid var(--garis); border-radius: 10px; }
header { border-bottom: 3px solid var(--merek); padding-bottom: 16px; }
h1 { margin: 2px 0; font-size: 24px; line-height: 1.25; }
.instansi { margin: 0; color: var(--lembut); font-weight: 600; }
.unit { margin: 0; font-size: 16px; font-weight: 600; color: var(--merek); }
.ringkasan { display: grid; grid-template-columns: repeat(auto-fit, minmax(180px, 1fr)); gap: 12px; margin: 20px 0; }
.ringkasan div { padding: 12px 16px; border: 1px solid var(--garis); border-radius: 10px; }
.ringkasan dt { color: var(--lembut); font-size: 12px; }
.ringkasan dd { margin: 2px 0 0; font-size: 18px; font-weight: 700; overflow-wrap: anywhere; }
.gulir { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; font-size: 12px; }
caption { padding-bottom: 8px; text-align: left; color: var(--lembut); }
th, td { padding: 6px; border-bottom: 1px solid var(--garis); text-align: left; vertical-align: top; font-weight: 400; }
thead th { background: var(--merek); color: #fff; font-weight: 600; vertical-align: bottom; border-color: #3d767a; }
tbody th { min-width: 200px; }
.angka { text-align: right; white-space: nowrap; }
.tengah { text-align: center; }
.kode { white-space: nowrap; color: var(--lembut); }
.tingkat { display: block; font-size: 12px; font-weight: 400; color: var(--lembut); }
.program > * { background: #e3efef; font-weight: 700; }
.kegiatan > * { background: #f3f8f8; font-weight: 600; }
.kegiatan th { padding-left: 20px; }
.sub_kegiatan th { padding-left: 36px; }
.sub_kegiatan .tingkat { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; }
.beda td { color: #8a4b00; background: #fff8e8; }
.total > * { background: var(--merek); color: #fff; font-weight: 700; border: 0; }
.persen { min-width: 64px; }
.batang { display: block; width: 100%; height: 4px; margin-top: 3px; background: #d5dee0; fill: #2f7f84; }
.total .batang { background: #3d767a; fill: #f0cf86; }
.kosong { padding: 48px 0; text-align: center; color: var(--lembut); }
footer { margin-top: 16px; color: var(--lembut); font-size: 12px; }
@page { size: A4 landscape; margin: 12mm; }
@media (max-width: 640px) { main { margin: 0; padding: 16px; border: 0; border-radius: 0; } }
@media print {
  body { background: #fff; font-size: 10px; }
  main { max-width: none; margin: 0; padding: 0; border: 0; }
  .gulir { overflow: visible; }
  table { font-size: 8px; }
  .tingkat { font-size: 7px; }
  th, td { padding: 3px 4px; }
  tbody th { min-width: 0; }
  tr { break-inside: avoid; }
  thead { display: table-header-group; }
  tfoot { display: table-row-group; }
  * { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
}
</style>`);
