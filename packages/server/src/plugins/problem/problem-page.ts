import type { Problem } from '@selaras/contracts';
import type { FastifyRequest } from 'fastify';
import { Html, html } from './html';

/** Refusals that another try a little later may not meet again. */
const PASSING = new Set([429, 500, 503]);

const style = new Html(`<style>
:root { color-scheme: light dark; --teks: #14262b; --lembut: #52656b; --garis: #d5dee0; --merek: #0f5257; --latar: #f3f7f7; --kartu: #fff; --tekan: #fff; }
@media (prefers-color-scheme: dark) { :root { --teks: #e6eff0; --lembut: #a3b5b8; --garis: #2b3d40; --merek: #6fc3c4; --latar: #0e1a1c; --kartu: #152427; --tekan: #0e1a1c; } }
* { box-sizing: border-box; }
body { display: grid; place-items: center; min-height: 100vh; margin: 0; padding: 16px; background: var(--latar); color: var(--teks); font: 16px/1.5 "Plus Jakarta Sans", system-ui, "Segoe UI", Roboto, Arial, sans-serif; }
main { width: 100%; max-width: 560px; padding: 32px; background: var(--kartu); border: 1px solid var(--garis); border-top: 3px solid var(--merek); border-radius: 10px; }
h1 { margin: 4px 0 12px; font-size: 24px; line-height: 1.25; }
p, ul { margin: 0 0 12px; }
.instansi, .kode { color: var(--lembut); font-size: 14px; }
.jalan { display: flex; flex-wrap: wrap; gap: 12px; margin: 24px 0; }
a { padding: 8px 16px; border: 1px solid var(--merek); border-radius: 6px; color: var(--merek); font-weight: 600; text-decoration: none; }
a:first-child { background: var(--merek); color: var(--tekan); }
a:focus-visible { outline: 3px solid var(--merek); outline-offset: 2px; }
.kode { margin: 0; }
</style>`);

/** Whether somebody looks at the answer in a tab: programs that call the API never ask for a page. */
export function asksForPage({ method, headers: { accept = '' } }: FastifyRequest): boolean {
  return method === 'GET' && accept.includes('text/html');
}

interface ProblemPage {
  readonly problem: Problem;
  readonly instansi: string;
  /** What was opened was to be a document. */
  readonly isDocument: boolean;
}

/** A failure as a page to read, for a document that was opened in a tab of its own (spec 1 §7). */
export function problemPage({ problem, instansi, isDocument }: ProblemPage): string {
  const { status, pesan, kode, errors = {} } = problem;
  const title = `${isDocument ? 'Dokumen' : 'Alamat'} ini tidak dapat dibuka`;
  return html`<!doctype html>
<html lang="id">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
${style}
</head>
<body>
<main>
  <p class="instansi">${instansi}</p>
  <h1>${title}</h1>
  <p>${pesan}</p>
  ${fields(errors)}
  <div class="jalan">
    ${PASSING.has(status) && html`<a href="">Coba lagi</a>`}
    <a href="/">Ke halaman depan</a>
  </div>
  <p class="kode">Kode ${status} · ${kode}</p>
</main>
</body>
</html>`.text;
}

function fields(errors: Readonly<Record<string, readonly string[]>>): Html | null {
  const lines = Object.entries(errors).map(
    ([field, messages]) => html`<li>${field}: ${messages.join(', ')}</li>`,
  );
  return lines.length === 0 ? null : html`<ul>${lines}</ul>`;
}
